import { expect, it } from "vitest";
import { CONTROL_ICONS } from "#app/ui/controls/icon-names.ts";
import { SITE_ICONS } from "#app/ui/icon-names.ts";
import { SCREENS, STAFF_ROLES } from "#domain/permissions.ts";
import { ADMIN_ROUTES } from "#tests/support/admin-routes.ts";
import { listSidebarGroups } from "./sidebar-entries.server.ts";

/** @returns the drawing's name in the icon set lucide. Two of our icon names may share one drawing. */
function drawingOf(icon: string): string {
  const kebab = icon.replace(/(?<=.)([A-Z])/g, "-$1").toLowerCase();
  return CONTROL_ICONS[icon] ?? SITE_ICONS[icon] ?? kebab;
}

it("no two entries of the sidebar have the same icon, and none is without", () => {
  const entries = listSidebarGroups("admin_master").flatMap((group) => group.entries);
  const drawings = entries.map(({ icon }) => drawingOf(icon));
  expect([...new Set(drawings)]).toEqual(drawings);
  expect(drawings).not.toContain("dot");
});

it.each(STAFF_ROLES)(
  "the sidebar offers %s the screens that this role may open, and no other",
  (role) => {
    const offered = listSidebarGroups(role).flatMap(({ entries }) => entries.map(({ to }) => to));
    const opened = ADMIN_ROUTES.filter(({ allowed }) => allowed.includes(role)).map(
      ({ path }) => path,
    );
    const inSidebar = SCREENS.filter(({ group }) => group).map(({ path }) => `/admin${path}`);
    expect(offered.toSorted()).toEqual(
      inSidebar.filter((path) => opened.includes(path)).toSorted(),
    );
  },
);
