import { SECRET_SETTINGS, settingsSchema } from "#server/config.ts";
import { markdownTable } from "./markdown-table.ts";
import { SETTING_GROUPS, SETTING_TEXTS, type Setting } from "./settings-texts.ts";

const HEAD = `# Settings

Every setting is an environment variable, and an empty one counts as not set. A wrong value stops the start with one
line that names the variable and says, in Portuguese, what is expected; the values marked as secret are never printed.
\`npm run docs\` writes this page from \`server/config.ts\`.
`;

const FOOT = `## Asking the running server

\`GET /healthz\` answers 200 while the process lives, \`GET /readyz\` only while the database and the storage answer,
and \`GET /metrics\` has figures for Prometheus ([operations](operations.md)).
`;

export function settingsPage(): string {
  const groups = Object.entries(SETTING_GROUPS).map(([title, names]) => {
    const rows = names.map((name) => [label(name), defaultOf(name), SETTING_TEXTS[name].meaning]);
    return `## ${title}\n\n${markdownTable(["variable", "if unset", "meaning"], rows)}\n`;
  });
  return [HEAD, ...groups, FOOT].join("\n");
}

function label(name: Setting): string {
  return SECRET_SETTINGS.has(name) ? `\`${name}\` (secret)` : `\`${name}\``;
}

function defaultOf(name: Setting): string {
  const { unset } = SETTING_TEXTS[name];
  if (unset !== undefined) return unset;
  return `\`${settingsSchema.shape[name].parse(undefined)}\``;
}
