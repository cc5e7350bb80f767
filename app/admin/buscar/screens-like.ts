import type { SidebarGroup } from "#app/admin/shell/sidebar-entries.server.ts";
import { nameMatch } from "#domain/search/name-match.ts";
import { plainText } from "#domain/search/plain-text.ts";
import type { FoundGroup } from "./found.ts";

export function screensLike(groups: readonly SidebarGroup[], typed: string): FoundGroup {
  const all = [
    ...groups.flatMap(({ entries }) => entries),
    { to: "/admin/conta", label: "Minha conta", icon: "user" },
  ];
  const wanted = plainText(typed).trim();
  const exact = all.filter(({ label }) => plainText(label).includes(wanted));
  const isLike = nameMatch(typed);
  const found = exact.length > 0 ? exact : all.filter(({ label }) => isLike(label));
  return {
    label: "Telas",
    entries: found.map(({ to, label, icon }) => ({ to, name: label, icon })),
  };
}
