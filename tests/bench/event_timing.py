"""How long a visitor waits from an input until the page is painted anew, as the browser itself counts."""

from dataclasses import dataclass

from playwright.sync_api import Page

NOT_TOLD_MS = 16
"""Event Timing tells of no event that is answered sooner, and rounds the others to 8 ms."""

WATCH = """
    const waits = { interactions: [], moves: [] };
    window.interactionWaits = waits;
    new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries()) {
            if (interactionId > 0) waits.interactions.push(duration);
        }
    }).observe({ type: "event", durationThreshold: 16 });
    // The specification leaves moves of the pointer out: what follows counts them to the task after the next frame.
    addEventListener("pointermove", ({ timeStamp }) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => waits.moves.push(performance.now() - timeStamp);
        port2.postMessage(null);
    }), { capture: true });
"""
FORGET = """() => {
    interactionWaits.interactions = [];
    interactionWaits.moves = [];
    return performance.interactionCount;
}"""
READ = "() => ({ ...interactionWaits, count: performance.interactionCount })"


@dataclass(frozen=True, slots=True)
class Waits:
    """Since `forget`, in ms: presses and keys of 16 ms or more, and moves; `count` is of all presses and keys."""

    interactions: list[float]
    moves: list[float]
    count: int


def forget(page: Page) -> int:
    """Begin anew; return how many interactions the page has had."""
    count: int = page.evaluate(FORGET)
    return count


def read_waits(page: Page, had: int) -> Waits:
    """Return what has been seen since `forget`, which told `had`."""
    told = page.evaluate(READ)
    return Waits(told["interactions"], told["moves"], told["count"] - had)
