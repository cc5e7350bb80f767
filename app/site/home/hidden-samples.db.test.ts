import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_DEPOIMENTOS, DEFAULT_DEPOIMENTOS_FIGURES } from "#domain/defaults/depoimentos.ts";
import { DEFAULT_HOME_HERO } from "#domain/defaults/home-hero.ts";
import { DEFAULT_HOME_SOBRE } from "#domain/defaults/home-sobre.ts";
import { depoimentos } from "#server/db/schema/depoimentos.ts";
import { depoimentosSecao } from "#server/db/schema/depoimentos-secao.ts";
import { homeHero } from "#server/db/schema/home-hero.ts";
import { homeSobre } from "#server/db/schema/home-sobre.ts";
import { STAFF_ROLES } from "#tests/support/admin-routes.ts";
import * as records from "#tests/support/records.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const [QUOTE] = DEFAULT_DEPOIMENTOS;
const HEADING = "O que dizem os pacientes";

const press = (ocultar: "sim" | "nao", role: (typeof STAFF_ROLES)[number] = "admin_master") =>
  post("/admin/exemplos", { ocultar }, role);
const textOf = async (path: string) => (await get(path)).text();

beforeEach(async () => {
  await database.superuser`
    truncate configuracoes_site, home_hero, home_sobre, depoimentos, depoimentos_secao`;
});

test("a press hides all of them at once, and a second press shows them", async () => {
  const hero = DEFAULT_HOME_HERO.estatisticas.map(({ descricao }) => `>${descricao}<`);
  const about = DEFAULT_HOME_SOBRE.numeros.map(({ descricao }) => `>${descricao}<`);
  const requireShown = async (isShown: boolean) => {
    const home = await textOf("/");
    for (const text of [HEADING, QUOTE?.texto ?? "", ...hero]) {
      expect(home.includes(text), text).toBe(isShown);
    }
    const quemSomos = await textOf("/quem-somos");
    for (const text of ["Nossos números", ...about]) {
      expect(quemSomos.includes(text), text).toBe(isShown);
    }
    expect(quemSomos).toContain("Nossos valores");
  };
  await requireShown(true);
  for (const ocultar of ["sim", "sim", "nao", "sim"] as const) {
    const answer = await press(ocultar);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/admin"]);
    await requireShown(ocultar === "nao");
  }
});

describe("while they are hidden, the clinic's own are shown:", () => {
  beforeEach(() => press("sim"));

  test("testimonials, without the figures that are examples", async () => {
    const own = records.depoimento();
    await database.asAdmin(async (tx) => {
      await tx.insert(depoimentos).values(own);
      await tx.insert(depoimentosSecao).values({ mostrar: true, ...DEFAULT_DEPOIMENTOS_FIGURES });
    });
    const home = await textOf("/");
    expect(home).toContain(own.texto);
    expect(home).not.toContain("de satisfação<");
  });

  test("figures, without the testimonials that are examples", async () => {
    await database.asAdmin((tx) =>
      tx
        .insert(depoimentosSecao)
        .values({ mostrar: true, satisfacao: "", media: "4,7", avaliacoes: "812" }),
    );
    const home = await textOf("/");
    expect(home).toContain(HEADING);
    expect(home).toContain(">812<");
    expect(home).not.toContain(QUOTE?.texto);
  });

  test("the numbers of the home page and of Quem Somos", async () => {
    const numeros = [{ valor: "7", descricao: "Anos de casa" }];
    await database.asAdmin(async (tx) => {
      await tx.insert(homeHero).values({ ...DEFAULT_HOME_HERO, estatisticas: numeros });
      await tx.insert(homeSobre).values({ ...DEFAULT_HOME_SOBRE, numeros });
    });
    for (const path of ["/", "/quem-somos"]) expect(await textOf(path)).toContain(">Anos de casa<");
  });
});

test("only the administrator may press, and sees the button", async () => {
  for (const role of STAFF_ROLES) {
    const isOwner = role === "admin_master";
    expect([role, (await press("sim", role)).status]).toEqual([role, isOwner ? 302 : 403]);
    const dashboard = await (await get("/admin", role)).text();
    expect([role, dashboard.includes(">Mostrar exemplos<")]).toEqual([role, isOwner]);
  }
});

test("a form that says something else changes nothing", async () => {
  const answer = await post("/admin/exemplos", { ocultar: "talvez" }, "admin_master");
  expect(answer.status).toBe(400);
  expect(await textOf("/")).toContain(HEADING);
});

test("the trail says what was pressed", async () => {
  await press("sim");
  const rows = await database.superuser<{ campos: string }[]>`
    select depois::text as campos from trilha where coisa = 'configuracoes_site' and acao = 'alterou'`;
  expect(rows.at(-1)?.campos).toContain("ocultar_exemplos");
});

test("the clinic's own figure of satisfaction takes the place of the sample's on both pages", async () => {
  const heroText = "Satisfação dos pacientes";
  const aboutText = "Pacientes satisfeitos";
  const figureOf = (html: string, what: string) =>
    new RegExp(`>${what}</dt><dd[^>]*>([^<]*)<`).exec(html)?.[1];
  expect(figureOf(await textOf("/"), heroText)).toBe("95%");
  expect(figureOf(await textOf("/quem-somos"), aboutText)).toBe("98%");
  await database.asAdmin((tx) =>
    tx
      .insert(depoimentosSecao)
      .values({ mostrar: true, satisfacao: "91%", media: "4,7", avaliacoes: "812" }),
  );
  expect(figureOf(await textOf("/"), heroText)).toBe("91%");
  expect(figureOf(await textOf("/"), "de satisfação")).toBe("91%");
  expect(figureOf(await textOf("/quem-somos"), aboutText)).toBe("91%");
});
