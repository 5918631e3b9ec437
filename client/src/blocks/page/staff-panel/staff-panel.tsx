import type { ReactElement } from "react";
import type { StaffPanelBlock } from "../../../content/types.ts";
import { Island } from "../../../islands/island.tsx";
import { StaffPanel } from "../../../staff/staff-panel.tsx";

/** The staff panel in place of a public page: served as its loading screen, hydrated at once. */
export function StaffPanelView({ block }: { block: StaffPanelBlock }): ReactElement {
  return <Island name="staff-panel" on="now" component={StaffPanel} props={{ brand: block.brand }} />;
}
