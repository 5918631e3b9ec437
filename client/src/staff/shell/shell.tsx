import type { ReactElement } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { IdleGuard } from "../session/idle-guard.tsx";
import { useSession } from "../session/session.tsx";
import { FORMS } from "../shared/forms.ts";
import { type SectionName, sectionAddress, sectionLabel, sectionOf } from "../shared/sections.ts";
import { useSelection } from "../shared/selection.ts";
import { usePageTitle } from "../shared/use-page-title.ts";
import { ShortcutHelp } from "../shortcuts/shortcut-help.tsx";
import { useShortcut } from "../shortcuts/shortcuts-provider.tsx";
import controls from "../staff-controls.module.css";
import { SectionRoutes } from "./section-routes.tsx";
import styles from "./shell.module.css";
import { SIDEBAR_ID, Sidebar } from "./sidebar.tsx";

const WITH_SHORTCUTS = ["dashboard", ...FORMS.map(({ listName }) => listName), "figures", "words"] as const;

/** The frame of the guarded area. Each selection remounts its section, even the same one. */
export function Shell({ brand }: { brand: string }): ReactElement {
  const { selection } = useSelection();
  const section = sectionOf(useLocation().pathname);
  usePageTitle(titleOf(section), brand);
  return (
    <div className={styles.shell}>
      {WITH_SHORTCUTS.map((name) => (
        <SectionShortcut section={name} key={name} />
      ))}
      <Sidebar brand={brand} current={section} />
      <div className={styles.body}>
        <header className={styles.bar}>
          <button
            className={`${controls.squareButton} ${controls.plain} ${styles.menu}`}
            type="button"
            popoverTarget={SIDEBAR_ID}
            aria-label="Menu"
          >
            <Icon name="menu" />
          </button>
          <p className={styles.brand}>{brand}</p>
          <Who />
          <ShortcutHelp />
        </header>
        <main className={styles.main} id="main" tabIndex={-1}>
          <SignOutFault />
          <SectionRoutes key={selection} />
        </main>
      </div>
      <IdleGuard />
    </div>
  );
}

/** The signed-in member's name, which links to the account. */
function Who(): ReactElement | null {
  const { member } = useSession().auth;
  if (member === null) return null;
  return (
    <Link className={styles.who} to={sectionAddress("account")}>
      <Icon name="user-round" />
      <span>{member.name || member.username}</span>
    </Link>
  );
}

function SectionShortcut({ section }: { section: (typeof WITH_SHORTCUTS)[number] }): null {
  const navigate = useNavigate();
  useShortcut(section, () => void navigate(sectionAddress(section)));
  return null;
}

function titleOf(section: SectionName | null): string {
  return section === null ? "Admin Panel" : sectionLabel(section);
}

function SignOutFault(): ReactElement {
  const { error } = useSession().auth;
  return <div role="alert">{error !== null && <p className={styles.fault}>Error: {error}</p>}</div>;
}
