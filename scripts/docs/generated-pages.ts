import { demoPage } from "./demo-page.ts";
import { settingsPage } from "./settings-page.ts";

/** Pages of the documentation that are made from the code, by their path. */
export const GENERATED_PAGES: Record<string, () => string> = {
  "docs/demo.md": demoPage,
  "docs/settings.md": settingsPage,
};
