import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { exames } from "#server/db/schema/exames.ts";
import { notifyContent } from "#tests/support/cached-pages.ts";
import * as records from "#tests/support/records.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database: data, get, url } = staffServer();
const { horarios } = DEFAULT_CONFIGURACOES;
const PAGES = ["/", "/contato", "/exames/mapa", "/blog"];

beforeAll(async () => {
  await data.asAdmin(async (tx) => {
    await tx
      .insert(configuracoesSite)
      .values(records.configuracoes({ horarios, horario_funcionamento: "" }));
    await tx.insert(exames).values(records.exame({ slug: "mapa", nome: "MAPA" }));
  });
  await notifyContent(data.owner, url());
});

async function read(path: string): Promise<string> {
  return (await get(path)).text();
}

function words(html: string): string {
  return html
    .replace(/<script[^>]*>[^<]*<\/script>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

async function note(text: string): Promise<void> {
  await data.asAdmin((tx) => tx.update(configuracoesSite).set({ horario_funcionamento: text }));
  await notifyContent(data.owner, url());
}

describe("without a note", () => {
  it.each(PAGES)("%s says the week, in the header also where no script runs", async (path) => {
    await note("");
    const html = await read(path);
    expect(html).toContain('<span class="open-state">Segunda a sexta: 7h às 18h</span>');
    expect(words(html)).toContain("Sábado: 7h às 12h");
  });
});

describe("with a note", () => {
  it.each(PAGES)("%s says it below the week, and takes no hours from it", async (path) => {
    await note("Feriados: 9h às 10h\nPlantão com hora marcada");
    const html = await read(path);
    expect(html).toContain('<span class="open-state">Segunda a sexta: 7h às 18h</span>');
    const shown = words(html);
    const week = shown.lastIndexOf("Domingo: fechado");
    expect(week).toBeGreaterThan(0);
    expect(shown.lastIndexOf("Feriados: 9h às 10h")).toBeGreaterThan(week);
    for (const [, json = ""] of html.matchAll(/<script[^>]*json"[^>]*>([^<]*)<\/script>/g)) {
      expect(json).not.toMatch(/Plantão|09:00/);
    }
  });

  it("/ tells search engines the week", async () => {
    expect(await read("/")).toMatch(/"opens":"07:00","closes":"18:00"/);
  });
});
