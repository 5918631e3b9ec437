import type { ReactElement } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { LoginPage } from "./members/signing-in/login-page.tsx";
import { QueryDataProvider } from "./queries/data/query-data-provider.tsx";
import { DashboardProvider } from "./session/dashboard-provider.tsx";
import { GuardedArea } from "./session/guarded-area.tsx";
import { Redirect } from "./session/redirect.tsx";
import { Shell } from "./shell/shell.tsx";
import { ShortcutsProvider } from "./shortcuts/shortcuts-provider.tsx";

/** The panel's addresses, routed in the browser. Loaded queries are dropped when the guarded area is left. */
export function PanelRoutes({ brand }: { brand: string }): ReactElement {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/admin/login" element={<LoginPage brand={brand} />} />
        <Route path="/admin" element={<GuardedArea />}>
          <Route index element={<Redirect to="/admin/dashboard" />} />
          <Route
            path="dashboard/*"
            element={
              <QueryDataProvider>
                <DashboardProvider>
                  <ShortcutsProvider>
                    <Shell brand={brand} />
                  </ShortcutsProvider>
                </DashboardProvider>
              </QueryDataProvider>
            }
          />
        </Route>
        <Route path="*" element={<Redirect to="/admin" />} />
      </Routes>
    </BrowserRouter>
  );
}
