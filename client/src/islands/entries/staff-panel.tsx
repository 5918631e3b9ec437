import { PanelRoutes } from "../../staff/panel-routes.tsx";
import { StaffPanel } from "../../staff/staff-panel.tsx";
import { hydrateIsland } from "../hydrate-island.tsx";

/** Called by the page script as soon as the panel's page is there. */
export function prepare(element: HTMLElement): () => void {
  return () =>
    hydrateIsland<{ brand: string }>(element, ({ brand }) => (
      <StaffPanel brand={brand} routes={PanelRoutes} />
    ));
}
