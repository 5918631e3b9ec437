import { StaffPanel } from "../../staff/staff-panel.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

/** Called by the page script as soon as the panel's page is there. */
export function mount(element: HTMLElement): void {
  hydrateIsland(element, StaffPanel);
}
