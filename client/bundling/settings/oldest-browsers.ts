import { browserslistToTargets, type Targets } from "lightningcss";
import project from "../../../package.json" with { type: "json" };

/** The oldest browser of each engine the site is built for, as `browserslist` names them: "safari 17.4". */
export const OLDEST_BROWSERS: readonly string[] = project.browserslist;

/** The same as esbuild names them: "ios17.4". */
export const SCRIPT_TARGETS = OLDEST_BROWSERS.map((browser) =>
  browser.replace("ios_saf", "ios").replace(" ", ""),
);

/** The same as Lightning CSS counts them. */
export const STYLE_TARGETS: Targets = browserslistToTargets([...OLDEST_BROWSERS]);
