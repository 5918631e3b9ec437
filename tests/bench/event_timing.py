"""The time from an input to the next paint, as the browser itself measures it."""

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
    """Waits since `forget`, in ms: presses and keys from 16 ms on, and moves. `count` is of all presses and keys."""

    interactions: list[float]
    moves: list[float]
    count: int


def forget(page: Page) -> int:
    """Begin anew; return the number of interactions of the page so far."""
    count: int = page.evaluate(FORGET)
    return count


def read_waits(page: Page, had: int) -> Waits:
    """Return the waits since `forget`, which returned `had`."""
    told = page.evaluate(READ)
    return Waits(told["interactions"], told["moves"], told["count"] - had)
