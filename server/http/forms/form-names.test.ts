import { expect, it } from "vitest";
import { z } from "zod";
import { configuracoesSiteForm } from "#domain/clinica/configuracoes-site.ts";
import { homeSobreForm } from "#domain/paginas/home-sobre.ts";
import { profissionalForm } from "#domain/pessoas/profissionais.ts";
import { findFormField } from "./form-names.ts";

const item = z.object({ titulo: z.string(), icone: z.string().default("Heart") });
const interval = z.object({ abre: z.string(), fecha: z.string() }).refine(() => true);

const schema = z
  .object({
    nome: z.string().trim().min(1),
    ordem: z.coerce.number().optional(),
    dia: z.coerce.date(),
    cor: z.enum(["azul", "verde"]).nullish(),
    ativo: z.boolean().default(false),
    qualquer: z.unknown().optional(),
    data: z
      .string()
      .transform((text) => text.trim())
      .pipe(z.iso.date()),
    endereco: z.object({ rua: z.string(), numero: z.string().optional() }).nullable(),
    valores: z.array(item).max(3).default([]),
    tags: z
      .unknown()
      .optional()
      .transform((value) => value)
      .pipe(z.array(z.string()).max(2)),
    semana: z.object({
      seg: z
        .array(interval)
        .max(4)
        .refine(() => true),
    }),
    par: z.tuple([z.string(), z.object({ x: z.string() })]),
    trio: z.array(z.string()).length(3),
    pontos: z.array(z.array(z.string()).max(2)).max(2),
    por_dia: z.record(z.enum(["seg", "ter"]), z.string()),
    foto: z.instanceof(File).optional(),
    fotos: z.array(z.file()).max(2),
    livre: z.record(z.string(), z.string()),
    tudo: z.looseObject({ a: z.string() }),
  })
  .refine(() => true)
  .transform((values) => values);

const text = { isList: false, isFile: false };
const list = { isList: true, isFile: false };

it.each([
  ["nome", text],
  ["ordem", text],
  ["dia", text],
  ["cor", text],
  ["ativo", text],
  ["qualquer", text],
  ["data", text],
  ["endereco.rua", text],
  ["endereco.numero", text],
  ["valores[0].titulo", text],
  ["valores[2].icone", text],
  ["tags", list],
  ["tags[1]", text],
  ["semana.seg[3].abre", text],
  ["par[0]", text],
  ["par[1].x", text],
  ["trio[2]", text],
  ["pontos[1]", list],
  ["pontos[1][1]", text],
  ["por_dia.ter", text],
  ["foto", { isList: false, isFile: true }],
  ["fotos", { isList: true, isFile: true }],
  ["tudo.a", text],
])("knows %s", (name, field) => {
  expect(findFormField(schema, name)).toEqual(field);
});

it.each([
  "valores[3].titulo",
  "valores[999999999].titulo",
  "tags[2]",
  "semana.seg[4].abre",
  "par[2]",
  "trio[3]",
  "pontos[0][2]",
])("finds %s beyond its list", (name) => {
  expect(findFormField(schema, name)).toBe("too-long");
});

it.each([
  "",
  "outro",
  "nome.x",
  "nome[0]",
  "nome[]",
  "tags[]",
  "endereco",
  "endereco.outro",
  "endereco[0]",
  "valores",
  "valores[0]",
  "valores[0].outro",
  "valores[00].titulo",
  "valores[-1].titulo",
  "valores[1e0].titulo",
  "valores[0]titulo",
  "valores.0.titulo",
  "valores[9999999999].titulo",
  "pontos",
  "por_dia.dom",
  "livre.x",
  "tudo.b",
  "__proto__",
  "__proto__.x",
  "endereco.__proto__",
  "endereco.constructor",
  "constructor.prototype.x",
  "toString",
  "por_dia.__proto__",
  "__intent__",
  "__state__",
  "nome\0",
  " nome",
  ".nome",
  "nome.",
  "a..b",
])("knows nothing of %j", (name) => {
  expect(findFormField(schema, name)).toBeUndefined();
});

it("takes what any option of a union has", () => {
  const either = z.union([
    z.object({ email: z.string() }),
    z.object({ codigo: z.string(), itens: z.array(z.string()).max(1) }),
  ]);
  const byKind = z.discriminatedUnion("tipo", [
    z.object({ tipo: z.literal("a"), itens: z.array(z.string()).max(3) }),
    z.object({ tipo: z.literal("b"), itens: z.string() }),
  ]);
  expect(findFormField(either, "email")).toEqual(text);
  expect(findFormField(either, "codigo")).toEqual(text);
  expect(findFormField(either, "itens[1]")).toBe("too-long");
  expect(findFormField(byKind, "tipo")).toEqual(text);
  expect(findFormField(byKind, "itens")).toEqual(list);
  expect(findFormField(byKind, "itens[2]")).toEqual(text);
  expect(findFormField(z.intersection(either, byKind), "tipo")).toEqual(text);
});

it("knows the clinic's own lists", () => {
  expect(findFormField(homeSobreForm, "valores[11].titulo")).toEqual(text);
  expect(findFormField(homeSobreForm, "valores[12].titulo")).toBe("too-long");
  expect(findFormField(homeSobreForm, "diferenciais")).toEqual(list);
  expect(findFormField(profissionalForm, "especializacoes")).toEqual(list);
  expect(findFormField(profissionalForm, "especializacoes[19]")).toEqual(text);
  expect(findFormField(profissionalForm, "especializacoes[20]")).toBe("too-long");
  expect(findFormField(profissionalForm, "ordem_exibicao")).toEqual(text);
  expect(findFormField(configuracoesSiteForm, "horarios.exames.dom[3].fecha")).toEqual(text);
  expect(findFormField(configuracoesSiteForm, "horarios.exames.dom[4].fecha")).toBe("too-long");
  expect(findFormField(configuracoesSiteForm, "feriados[59].intervalos[1].abre")).toEqual(text);
  expect(findFormField(configuracoesSiteForm, "feriados[60].data")).toBe("too-long");
  expect(findFormField(configuracoesSiteForm, "cores_principais.primaria")).toEqual(text);
});

it("goes as deep as a schema that contains itself, and no deeper than the name", () => {
  interface Node {
    nome: string;
    filhos: Node[];
  }
  const node: z.ZodType<Node> = z.object({
    nome: z.string(),
    filhos: z.lazy(() => z.array(node).max(2)),
  });
  expect(findFormField(node, "filhos[1].filhos[0].nome")).toEqual(text);
  expect(findFormField(node, "filhos[1].filhos[2].nome")).toBe("too-long");
});

it("refuses a schema whose list has no maximum, rather than any length", () => {
  const endless = z.object({ itens: z.array(z.string()) });
  expect(() => findFormField(endless, "itens[0]")).toThrow("needs a maximum");
});
