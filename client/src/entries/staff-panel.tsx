import { hydrateIsland } from "../islands/hydrate-island.tsx";
import { PanelRoutes } from "../staff/panel-routes.tsx";
import { StaffPanel } from "../staff/staff-panel.tsx";

/** The page script calls it at once. */
export function prepare(element: HTMLElement): () => void {
  return () =>
    hydrateIsland<{ brand: string }>(element, ({ brand }) => (
      <StaffPanel brand={brand} routes={PanelRoutes} />
    ));
}
