import { expect, it } from "vitest";
import { can, ROLES, SCREENS, screenPath, type Thing } from "./permissions.ts";

const opens = (thing: Thing) => ROLES.filter((role) => can(role, "open", thing));
const STAFF = ["admin_master", "editor", "leitor", "laudos", "recepcao"];
const EDITORS = ["admin_master", "editor", "recepcao"];

it("opens the dashboard and one's own account to all of the staff, users and trail to admin_master", () => {
  expect(opens("dashboard")).toEqual(STAFF);
  expect(opens("conta")).toEqual(STAFF);
  expect(opens("usuarios")).toEqual(["admin_master"]);
  expect(opens("auditoria")).toEqual(["admin_master"]);
});

it("opens the lists of the site's content to those who edit it, and to those who only read", () => {
  for (const thing of [
    "profissionais",
    "convenios",
    "exames",
    "cobertura",
    "blog_posts",
  ] as const) {
    expect(opens(thing)).toEqual([...EDITORS, "leitor"].sort());
  }
  for (const thing of ["depoimentos", "midia", "lixeira"] as const) {
    expect(opens(thing)).toEqual(EDITORS);
  }
});

it("opens nothing that it does not know", () => {
  expect(can("admin_master", "open", "constructor" as Thing)).toBe(false);
});

it("has the specified names and order in the first group", () => {
  const menu = SCREENS.filter(({ group }) => group === "Menu Principal");
  expect(menu.map(({ label, path }) => `${label} ${path}`)).toEqual([
    "Dashboard ",
    "Configurações /configuracoes",
    "Home Page /homepage",
    "Profissionais /profissionais",
    "Convênios /convenios",
    "Exames /exames",
    "Blog /blog",
    "Usuários /usuarios",
  ]);
  expect(screenPath("exames")).toBe("/admin/exames");
});
