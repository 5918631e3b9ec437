"""Places of words in a page: JavaScript functions that return faults, in words."""

# A line's ink reaches from its baseline to the height of a capital letter.
COLLISIONS = """() => {
    const shown = element => element.checkVisibility({ visibilityProperty: true });
    const inkOf = text => {
        const { left, right } = text.getBoundingClientRect();
        const matrix = text.getScreenCTM();
        const baseline = text.getStartPositionOfChar(0).y * matrix.d + matrix.f;
        const em = parseFloat(getComputedStyle(text).fontSize) * matrix.d;
        return { text: text.textContent, left, right, top: baseline - 0.72 * em, bottom: baseline + 0.06 * em };
    };
    const meet = (one, other, room) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > -room &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    const faults = [];
    for (const chart of document.querySelectorAll("[data-chart]")) {
        for (const svg of [...chart.querySelectorAll("svg")].filter(shown)) {
            const words = [...svg.querySelectorAll("tspan, text:not(:has(tspan))")]
                .filter(text => text.textContent.trim()).map(inkOf);
            words.forEach((word, index) => {
                const other = words.slice(index + 1).find(other => meet(word, other, 0));
                if (other) faults.push(`"${word.text}" meets "${other.text}"`);
                if (word.left < -1 || word.right > innerWidth + 1) faults.push(`"${word.text}" leaves the page`);
            });
            const bars = /^(bars|bands)$/.test(chart.dataset.chart) ? [...svg.querySelectorAll("path")] : [];
            const boxes = bars.map(bar => bar.getBoundingClientRect());
            for (const word of words) {
                if (boxes.some(box => meet(word, box, 4))) faults.push(`"${word.text}" runs into its bar`);
            }
        }
    }
    return faults;
}"""

# A figure with its unit, or a range of figures, broken over two lines.
BROKEN_FIGURES = """() => {
    const faults = [];
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const holder = node.parentElement;
        // What readers alone get is one pixel wide.
        let isRead = holder.checkVisibility();
        for (let each = holder; each !== null; each = each.parentElement)
            isRead &&= getComputedStyle(each).clipPath === "none";
        if (holder.closest("svg") || !isRead) continue;
        const figures = node.data.matchAll(/(?<!\\p{L})[₹+−-]?\\d[\\d.,]*(?:[–-]\\d[\\d.,]*)?(?:%|x)?/gu);
        for (const { 0: figure, index } of figures) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + figure.length);
            const lines = new Set([...range.getClientRects()].filter(box => box.width > 0).map(box => box.top));
            if (lines.size > 1) faults.push(`"${figure}" is broken in "${node.data.trim().slice(0, 60)}"`);
        }
    }
    return faults;
}"""

# Sections of one ground with neither a rule nor a change of ground between them, or with more room than one section's;
# and sections of another ground that begin right at its edge.
LOOSE_SECTIONS = """() => {
    const faults = [];
    const ground = section => getComputedStyle(section).backgroundColor;
    const all = [...document.querySelectorAll("main section")];
    const sections = all.filter(section => !section.parentElement.closest("section"));
    sections.slice(1).forEach((section, index) => {
        const next = sections[index + 2];
        // A banner may stand between the two, or the two in one row.
        const [box, follower] = [section, next].map(each => each?.getBoundingClientRect());
        if (follower === undefined || follower.top > box.bottom + 1 || Math.abs(follower.top - box.top) < 1) return;
        const [above, below] = [getComputedStyle(section), getComputedStyle(next)];
        const room = parseFloat(above.paddingBottom) + parseFloat(below.paddingTop);
        // Two in one row have its rule.
        const row = getComputedStyle(next.parentElement);
        const widths = [above.borderBottomWidth, below.borderTopWidth, row.borderTopWidth].map(parseFloat);
        const ruled = Math.max(...widths) > 0;
        const names = `${section.id} and ${next.id}`;
        if (ground(section) !== ground(next)) {
            const top = next.querySelector("h2")?.getBoundingClientRect().top ?? Infinity;
            if (top - next.getBoundingClientRect().top < 24) faults.push(`${names}: no room above`);
        } else if (!ruled || room > 122) faults.push(`${names}: ${room} px, ${ruled ? "" : "not "}ruled`);
    });
    return faults;
}"""
