import { expect, it } from "vitest";
import { canOpen, ROLES, SCREENS, type ScreenKey } from "./permissions.ts";

const keys = Object.keys(SCREENS) as ScreenKey[];
const opens = (screen: ScreenKey) => ROLES.filter((role) => canOpen(role, screen));
const STAFF = ["leitor", "editor", "laudos", "recepcao", "admin_master"];

it("opens the dashboard and one's own account to all of the staff, users and trail to admin_master", () => {
  expect(opens("dashboard")).toEqual(STAFF);
  expect(opens("conta")).toEqual(STAFF);
  expect(opens("usuarios")).toEqual(["admin_master"]);
  expect(opens("auditoria")).toEqual(["admin_master"]);
});

it("opens nothing that is not written, and nothing that it does not know", () => {
  for (const key of keys.filter((one) => !SCREENS[one].isWritten)) expect(opens(key)).toEqual([]);
  expect(canOpen("admin_master", "constructor" as ScreenKey)).toBe(false);
});

it("keeps the specification's names and order in the first group", () => {
  const menu = keys.map((key) => SCREENS[key]).filter(({ group }) => group === "Menu Principal");
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
});
