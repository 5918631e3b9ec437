import { hydrateIsland } from "../islands/hydrate-island.tsx";
import { PanelRoutes } from "../staff/panel-routes.tsx";
import { StaffPanel } from "../staff/staff-panel.tsx";

/** Called by the page script as soon as the panel's page is there. */
export function prepare(element: HTMLElement): () => void {
  return () =>
    hydrateIsland<{ brand: string }>(element, ({ brand }) => (
      <StaffPanel brand={brand} routes={PanelRoutes} />
    ));
}
