import { beforeAll, expect, it } from "vitest";
import { SAMPLES } from "#domain/paginas/samples.ts";
import { can, screenPath } from "#domain/permissions.ts";
import { exames } from "#server/db/schema/exames.ts";
import { STAFF_ROLES } from "#tests/support/admin-routes.ts";
import * as records from "#tests/support/records.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get } = staffServer();

beforeAll(() => database.asAdmin((tx) => tx.insert(exames).values(records.exame())));

/** The panel's own part of the page. */
async function panelOf(role: (typeof STAFF_ROLES)[number]): Promise<string> {
  const page = await (await get("/admin", role)).text();
  const [, panel] = /Ainda são exemplos<\/h2>(.*?)<\/ol>/s.exec(page) ?? [];
  if (!panel) throw new Error(`${role} sees no panel`);
  return panel;
}

it.each(STAFF_ROLES)(
  "leads %s to the screens that the role opens, and names the others",
  async (role) => {
    const panel = await panelOf(role);
    for (const { label, screen } of SAMPLES) {
      expect(panel).toContain(label);
      const link = `href="${screenPath(screen)}"`;
      const opens = can(role, "open", screen);
      expect(panel.includes(link), `${label} for ${role}`).toBe(opens);
    }
  },
);

it("says what is done", async () => {
  const panel = await panelOf("leitor");
  expect(panel.match(/> pronto</g)).toHaveLength(1);
  expect(panel).toMatch(/Exames[\s\S]{0,200}> pronto</);
});
