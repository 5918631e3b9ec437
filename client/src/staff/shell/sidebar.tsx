import { type ReactElement, useRef } from "react";
import { Link } from "react-router";
import type { ListName } from "../../api/types.ts";
import { BrandMark } from "../../components/brand-mark.tsx";
import readers from "../../components/for-readers.module.css";
import { Icon } from "../../components/icon.tsx";
import { useDashboard } from "../session/dashboard-provider.tsx";
import { useSession } from "../session/session.tsx";
import { isListName } from "../shared/forms.ts";
import { MENU, type SectionName, sectionAddress, sectionLabel } from "../shared/sections.ts";
import styles from "./sidebar.module.css";

/** The id of the drawer that the top bar's button opens. */
export const SIDEBAR_ID = "admin-sidebar";

/**
 * The panel's menu: beside the section on wide screens, a drawer over it on narrow ones. The section behind the drawer
 * stays readable; when the focus moves there, the drawer closes.
 */
export function Sidebar({ brand, current }: { brand: string; current: SectionName | null }): ReactElement {
  const drawer = useRef<HTMLElement>(null);
  const { auth, signOut } = useSession();
  const entries = MENU.filter(
    ({ isForAdministrators }) => isForAdministrators !== true || auth.member?.managesMembers,
  );
  const close = (): void => {
    if (drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
  };
  return (
    <aside
      className={styles.sidebar}
      id={SIDEBAR_ID}
      ref={drawer}
      popover="auto"
      aria-labelledby="admin-panel"
      onToggle={({ newState }) => {
        if (newState === "open") drawer.current?.querySelector("a")?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <p className={styles.brand}>
        <BrandMark deep />
        {brand}
      </p>
      <p className={styles.title} id="admin-panel">
        Admin Panel
      </p>
      <nav aria-labelledby="admin-panel">
        {entries.map(({ section, icon }) => (
          <Link
            className={styles.entry}
            to={sectionAddress(section)}
            aria-current={section === current ? "page" : undefined}
            onClick={close}
            key={section}
          >
            <Icon name={icon} />
            {sectionLabel(section)}
            {isListName(section) && <Count listName={section} />}
            {(section === "figures" || section === "words") && <Waiting kind={section} />}
          </Link>
        ))}
      </nav>
      <button className={`${styles.entry} ${styles.out}`} type="button" onClick={() => void signOut()}>
        <Icon name="log-out" />
        LogOut
      </button>
    </aside>
  );
}

/** How many editions wait for this member's approval. */
function Waiting({ kind }: { kind: "figures" | "words" }): ReactElement | null {
  const waiting = useDashboard().data?.waiting.filter((one) => one.kind === kind).length ?? 0;
  if (waiting === 0) return null;
  return (
    <span className={styles.count}>
      <span className={styles.new} />
      {waiting}
      <span className={readers.visuallyHidden}> for you to approve</span>
    </span>
  );
}

function Count({ listName }: { listName: ListName }): ReactElement | null {
  const counts = useDashboard().data?.stats[listName];
  if (counts === undefined) return null;
  return (
    <span className={styles.count}>
      {counts.unseen > 0 && (
        <>
          <span className={styles.new} title={`${counts.unseen} new`} />
          <span className={readers.visuallyHidden}>{counts.unseen} new of </span>
        </>
      )}
      {counts.total.toLocaleString("en-IN")}
    </span>
  );
}
