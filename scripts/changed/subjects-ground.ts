import type { Subject } from "./subject.ts";

/** What every page or the whole project stands on: a few tests that open most of it. */
export const GROUND: Subject[] = [
  {
    folders: ["app/browser"],
    browser: ["header", "carousel", "form-answers", "script-weight"],
  },
  {
    folders: ["app/styles", "scripts/vite"],
    browser: ["forced-colours", "touch-targets", "admin-shell"],
  },
  {
    folders: [
      "app",
      "react-router.config.ts",
      "vite.config.ts",
      "package.json",
      "package-lock.json",
      "tsconfig.json",
    ],
    tests: ["server/app.db.test.ts", "app/admin/parts/list-pages.db.test.ts"],
    browser: ["answers-headers", "header", "admin-shell"],
  },
  { folders: ["domain"], browser: ["form-answers"] },
  {
    folders: ["server/http"],
    tests: ["server/app.db.test.ts"],
    browser: ["answers-caching", "answers-headers", "answers-paths", "answers-refusals"],
  },
  {
    folders: ["server/data", "server/db/sql", "server/db/migrations"],
    tests: [
      "server/data/public-reads.db.test.ts",
      "server/data/retention.db.test.ts",
      "server/db/open.db.test.ts",
      "server/db/permissions.db.test.ts",
      "server/db/code/code-files.test.ts",
      "server/db/migrations.test.ts",
    ],
  },
  {
    folders: ["server/db"],
    tests: ["server/db/database-unavailable.db.test.ts"],
    browser: ["frozen-database"],
  },
  { folders: ["server/pdf"], browser: ["admin-laudos-pdfs"] },
  { folders: ["server/mail", "server/jobs", "server/db/sql/functions/fila"] },
  {
    folders: ["server/backup", "server/crypto"],
    tests: ["server/start/backup-commands.db.test.ts"],
  },
  { folders: ["server", "server/start"], tests: ["server/app.db.test.ts"], browser: ["header"] },
  { folders: ["demo"], browser: ["home", "admin-dashboard"] },
  { folders: ["scripts", "scripts/build", "scripts/run"], tests: ["scripts/start.db.test.ts"] },
  { folders: ["scripts/changed", "scripts/checks"] },
  { folders: ["scripts/database"], tests: ["scripts/database/about-table.db.test.ts"] },
  { folders: ["bench", "scripts/pictures", "scripts/server"] },
  { folders: ["tests"] },
  { folders: ["tests/architecture", "tests/e2e", "tests/faults", "tests/support"] },
  { folders: ["vitest.config.ts"], tests: ["server/services.db.test.ts"] },
  { folders: ["playwright.config.ts"], browser: ["header"] },
  { folders: ["docs/hosting"], tests: ["tests/hosting.test.ts"] },
  { folders: ["docs", "SECURITY.md"], tests: ["tests/security-list.test.ts"] },
];
