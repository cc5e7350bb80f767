import { expect, test } from "vitest";
import { SCREENS, THINGS } from "./permissions.ts";
import { listThings, thingEntry, thingIcon, thingLabel } from "./things.ts";

test("every thing of the permission table has its words", () => {
  for (const thing of THINGS) expect(thingLabel(thing), thing).not.toBe(thing);
});

test("every entry of the sidebar has an icon", () => {
  for (const { thing, group } of SCREENS) {
    if (group) expect(thingIcon(thing), thing).toBeTruthy();
  }
});

test("no field is without a label", () => {
  for (const [thing, { fields }] of listThings()) {
    for (const [field, entry] of Object.entries(fields)) {
      const label = typeof entry === "string" ? entry : entry.label;
      expect(label.trim(), `${thing}.${field}`).not.toBe("");
    }
  }
});

test("what is a person's own is marked so", () => {
  const personal = listThings().flatMap(([thing, { isPersonal }]) => (isPersonal ? [thing] : []));
  expect(personal).toEqual([
    "consentimentos",
    "depoimentos",
    "inscritos",
    "laudo_versoes",
    "laudos",
    "mensagens",
    "newsletter_envios",
    "pacientes",
    "respostas",
  ]);
});

test.each(["__proto__", "constructor", "emails"])("%s is no thing", (word) => {
  expect(thingEntry(word)).toBeUndefined();
  expect(thingLabel(word)).toBe(word);
});
