import type { SidebarGroup } from "#app/admin/shell/sidebar-entries.server.ts";
import { labelMatch } from "#domain/search/name-match.ts";
import { plainText } from "#domain/search/plain-text.ts";
import type { FoundGroup } from "./found.ts";

export function screensLike(groups: readonly SidebarGroup[], typed: string): FoundGroup {
  const all = [
    ...groups.flatMap(({ entries }) => entries),
    { to: "/admin/conta", label: "Minha conta", icon: "user" },
  ];
  return {
    label: "Telas",
    entries: labelled(all, typed).map(({ to, label, icon }) => ({ to, name: label, icon })),
  };
}

/** @returns the entries whose label contains what was typed. If there are none: those that resemble it. */
export function labelled<One extends { label: string }>(
  entries: readonly One[],
  typed: string,
): One[] {
  const wanted = plainText(typed).trim();
  const exact = entries.filter(({ label }) => plainText(label).includes(wanted));
  const isLike = labelMatch(typed);
  return exact.length > 0 ? exact : entries.filter(({ label }) => isLike(label));
}
