import { expect, test } from "vitest";
import type { PostValues } from "./blog/blog-posts.ts";
import type { CoresPrincipais } from "./clinica/configuracoes-site.ts";
import { EXAMES, type Exame } from "./exames/exames.ts";
import { SCREENS, THINGS } from "./permissions.ts";
import type { EntryOf, ThingEntry } from "./thing-entry.ts";
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
    "agendamento_anexos",
    "agendamentos",
    "anotacoes",
    "consentimentos",
    "depoimentos",
    "estudos",
    "imagens",
    "inscritos",
    "laudo_versoes",
    "laudos",
    "mensagens",
    "newsletter_envios",
    "pacientes",
    "responsaveis",
    "respostas",
    "series",
  ]);
});

test.each(["__proto__", "constructor", "emails"])("%s is no thing", (word) => {
  expect(thingEntry(word)).toBeUndefined();
  expect(thingLabel(word)).toBe(word);
});

test("an entry that leaves something out does not compile", () => {
  const words = { label: "Exame", plural: "Exames", article: "o", icon: null } as const;
  const { nome, slug, descricao, preparo, ordem_exibicao } = EXAMES.fields;
  const entries = [
    // @ts-expect-error The field `preparo` has no label.
    { ...words, name: "nome", fields: { nome, slug, descricao, ordem_exibicao } },
    // @ts-expect-error No column of an exam has this name.
    { ...words, name: "titulo", fields: { nome, slug, descricao, preparo, ordem_exibicao } },
    // @ts-expect-error The entry does not say which column names an exam.
    { ...words, fields: { nome, slug, descricao, preparo, ordem_exibicao } },
  ] satisfies ThingEntry<Exame>[];
  // @ts-expect-error The value `publicado` has no label.
  const status = { label: "Status", values: { rascunho: "Rascunho" } } satisfies EntryOf<
    PostValues["status"]
  >;
  // @ts-expect-error The fields of the stored object have no labels.
  const colours = { label: "Cores" } satisfies EntryOf<CoresPrincipais>;
  expect([...entries, status, colours]).toHaveLength(5);
});
