import { expect, it } from "vitest";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();

type Form = Readonly<Record<string, string>>;

const SECTIONS: readonly { path: string; thing: string; form: Form; words: readonly string[] }[] = [
  {
    path: "/admin/homepage",
    thing: "home_hero",
    form: {
      titulo: "Título",
      subtitulo: "Subtítulo",
      botao1_texto: "Exames",
      botao1_link: "/exames",
      botao2_texto: "Contato",
      botao2_link: "/contato",
    },
    words: ["titulo", "subtitulo", "botao1_texto"],
  },
  {
    path: "/admin/homepage/sobre",
    thing: "home_sobre",
    form: { titulo: "Título", descricao: "Quem somos", historia: "Desde 2010" },
    words: ["titulo", "historia"],
  },
  {
    path: "/admin/homepage/estrutura",
    thing: "home_estrutura",
    form: { titulo: "Título", descricao: "Salas" },
    words: ["titulo", "descricao"],
  },
  {
    path: "/admin/paginas",
    thing: "paginas",
    form: { politica_privacidade: "Nossa política", termos_uso: "Nossos termos" },
    words: ["politica_privacidade", "termos_uso"],
  },
];

const WORDS = ["__proto__", "constructor"];

async function expectConflict(path: string, form: Form) {
  const answer = await post(path, { ...form, versao: "999" }, "admin_master");
  expect([path, answer.status]).toEqual([path, 409]);
  expect(await answer.text()).toContain(REGISTRO_ALTERADO);
}

it.each(SECTIONS)("$thing", async ({ path, thing, form, words }) => {
  expect((await post(path, form, "admin_master")).status).toBe(302);
  for (const word of WORDS) {
    const typed = Object.fromEntries(words.map((name) => [name, word]));
    await expectConflict(path, { ...form, ...typed });
    await expectConflict(path, { ...form, [word]: word, [`titulo.${word}`]: word });
  }
  const typed = Object.fromEntries(words.map((name) => [name, "__proto__"]));
  const [row] = await database.superuser`select id, versao from ${database.superuser(thing)}`;
  const saved = { ...form, ...typed, versao: String(row?.versao) };
  expect((await post(path, saved, "admin_master")).status).toBe(302);
  const history = await get(`/admin/historico/${thing}/${row?.id}`, "admin_master");
  expect(history.status).toBe(200);
  expect(await history.text()).toContain("__proto__");
});

it.each(RECORD_FIXTURES)("$thing", async ({ thing, path, name, text, valid }) => {
  for (const word of WORDS) {
    const title = `${word} da clínica`;
    expect((await post(`${path}/novo`, valid(title), "editor")).status).toBe(302);
    const [row] = await database.superuser`select id from ${database.superuser(thing)}
      where ${database.superuser(name.field)} = ${title}`;
    const typed = { [name.field]: word, [text.field]: word };
    await expectConflict(`${path}/${row?.id}`, { ...valid(title), ...typed, [word]: word });
  }
});
