import { beforeAll, describe, expect, it, test } from "vitest";
import { SAMPLES } from "#domain/paginas/samples.ts";
import { can, screenPath } from "#domain/permissions.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { exames } from "#server/db/schema/exames.ts";
import { STAFF_ROLES } from "#tests/support/admin-routes.ts";
import * as records from "#tests/support/records.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
type Role = (typeof STAFF_ROLES)[number];

beforeAll(() => database.asAdmin((tx) => tx.insert(exames).values(records.exame())));

async function panelOf(title: string, role: Role): Promise<string> {
  const page = await (await get("/admin", role)).text();
  const [, panel = ""] = new RegExp(`${title}</h2>(.*?)</section>`, "s").exec(page) ?? [];
  return panel;
}

it.each(STAFF_ROLES)(
  "leads %s to the screens of what is a sample, and names those that the role does not open",
  async (role) => {
    const panel = await panelOf("Ainda são exemplos", role);
    for (const { key, label, screen } of SAMPLES) {
      if (key === "exams") continue;
      expect(panel).toContain(label);
      const opens = can(role, "open", screen);
      expect(panel.includes(`href="${screenPath(screen)}"`), `${label} for ${role}`).toBe(opens);
    }
    expect(panel).not.toContain(">Exames<");
  },
);

describe("the first steps", () => {
  const titles = (panel: string) =>
    [...panel.matchAll(/<p class="font-(?:medium|semibold)">(.*?)<\/p>/gs)].map(([, title = ""]) =>
      title.replaceAll(/<[^>]*>/g, ""),
    );
  const stepsOf = async (role: Role) => titles(await panelOf("Primeiros passos", role));

  test("are all shown to an administrator, in their order, and what is done is ticked", async () => {
    expect(await stepsOf("admin_master")).toEqual([
      "Nome e contatos",
      "Logo",
      "Horários",
      "Diretor técnico",
      "Encarregado de dados",
      "Cores",
      "Exames pronto",
      "Convênios",
      "Médicos",
      "Fotografias",
      "E-mail que funciona",
      "Pessoas pronto",
      "Cópia das chaves",
    ]);
    const panel = await panelOf("Primeiros passos", "admin_master");
    for (const [name, address] of [
      ["Logo", "/admin/configuracoes#identidade"],
      ["Feriados nacionais", "/admin/configuracoes/feriados"],
      ["Mostrar o site só para a equipe", "/admin/configuracoes#visitantes"],
    ]) {
      expect(panel).toContain(`href="${address}" data-discover="true">${name}<`);
    }
    for (const button of ["Enviar e-mail de teste", "Ocultar exemplos", "Guardei uma cópia"]) {
      expect(panel).toContain(button);
    }
  });

  test.each(["editor", "recepcao"] as const)(
    "are for %s those of the site's lists",
    async (role) => {
      expect(await stepsOf(role)).toEqual(["Exames pronto", "Convênios", "Médicos", "Fotografias"]);
      expect(await panelOf("Primeiros passos", role)).not.toContain("<form");
    },
  );

  test.each(["leitor", "laudos"] as const)("are not shown to %s", async (role) => {
    expect(await panelOf("Primeiros passos", role)).toBe("");
  });

  test("which only a person can judge are done by a press", async () => {
    for (const passo of ["cores", "chaves"]) {
      const answer = await post("/admin/primeiros-passos", { passo }, "admin_master");
      expect(answer.status).toBe(302);
    }
    const steps = await stepsOf("admin_master");
    expect(steps).toContain("Cores pronto");
    expect(steps).toContain("Cópia das chaves pronto");
    const other = await post("/admin/primeiros-passos", { passo: "email" }, "admin_master");
    expect(other.status).toBe(400);
  });

  test("that a server without SMTP cannot do is not done by a press, and says why", async () => {
    const answer = await post("/admin/emails/teste", {}, "admin_master");
    expect(answer.status).toBe(302);
    expect(await stepsOf("admin_master")).toContain("E-mail que funciona");
  });

  test("follow the settings", async () => {
    await database.asAdmin((tx) =>
      tx.insert(configuracoesSite).values(
        records.configuracoes({
          logo_url: "/arquivos/logo/a-claro-1x1.webp",
          registro_crm: "CRM-MS 1",
          diretor_tecnico: "Ana",
          crm_diretor_tecnico: "CRM-MS 2",
          encarregado_dados: "Rui",
          email_encarregado: "rui@clinica.test",
        }),
      ),
    );
    const steps = await stepsOf("admin_master");
    for (const done of ["Logo", "Diretor técnico", "Encarregado de dados"]) {
      expect(steps).toContain(`${done} pronto`);
    }
  });
});
