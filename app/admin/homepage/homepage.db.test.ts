import { beforeEach, describe, expect, it } from "vitest";
import { ESTRUTURA_LIMITS } from "#domain/paginas/home-estrutura.ts";
import { HERO_LIMITS } from "#domain/paginas/home-hero.ts";
import { SOBRE_LIMITS } from "#domain/paginas/home-sobre.ts";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();

type Form = Record<string, string>;

const HERO: Form = {
  titulo: "Título do teste",
  subtitulo: "Subtítulo",
  botao1_texto: "Exames",
  botao1_link: "/exames",
  botao2_texto: "Contato",
  botao2_link: "https://exemplo.test/contato",
};
const SOBRE: Form = { titulo: "Título do teste", descricao: "Quem somos", historia: "Desde 2010" };
const ESTRUTURA: Form = { titulo: "Título do teste", descricao: "Salas" };

const SECTIONS = [
  { label: "Hero", thing: "home_hero", path: "/admin/homepage", form: HERO },
  { label: "Sobre", thing: "home_sobre", path: "/admin/homepage/sobre", form: SOBRE },
  {
    label: "Estrutura",
    thing: "home_estrutura",
    path: "/admin/homepage/estrutura",
    form: ESTRUTURA,
  },
] as const;

beforeEach(async () => {
  await database.superuser`truncate home_hero, home_sobre, home_estrutura, trilha`;
});

/** @example rows("itens", 1, { titulo: "a" }) // { "itens[0].titulo": "a" } */
function rows(name: string, count: number, row: Form): Form {
  const entries = Array.from({ length: count }, (_, index) =>
    Object.entries(row).map(([key, value]) => [`${name}[${index}].${key}`, value]),
  );
  return Object.fromEntries(entries.flat());
}

describe.each(SECTIONS)("$label", ({ thing, path, form }) => {
  const record = async () => {
    const [row] = await database.superuser`select * from ${database.superuser(thing)}`;
    return row;
  };

  it("is made by the first save, changed by the next, and public with the next page", async () => {
    expect(await (await get("/")).text()).not.toContain("Título do teste");
    const made = await post(path, form, "editor");
    expect(made.status).toBe(302);
    expect(made.headers.get("location")).toBe(path);
    expect(await (await get("/")).text()).toContain("Título do teste");
    const changed = await post(path, { ...form, titulo: "Outro título", versao: "2" }, "recepcao");
    expect(changed.status).toBe(302);
    expect(await (await get("/")).text()).toContain("Outro título");
    expect(await record()).toMatchObject({ titulo: "Outro título", versao: 3 });
  });

  it("is not saved over a newer version, and shows both", async () => {
    await post(path, form, "editor");
    await post(path, { ...form, titulo: "Da colega", versao: "2" }, "recepcao");
    for (const versao of ["2", undefined]) {
      const late = { ...form, titulo: "Meu título", ...(versao && { versao }) };
      const answer = await post(path, late, "editor");
      expect(answer.status).toBe(409);
      const page = await answer.text();
      expect(page).toContain(REGISTRO_ALTERADO);
      expect(page).toContain("Meu título");
      expect(page).toContain("Da colega");
    }
    expect(await record()).toMatchObject({ titulo: "Da colega", versao: 3 });
  });

  it("goes back to an older version from its history", async () => {
    await post(path, form, "editor");
    await post(path, { ...form, titulo: "Errado", versao: "2" }, "editor");
    const id = (await record())?.id;
    const [line] = await database.superuser`
      select id from trilha where coisa = ${thing} and versao = 2`;
    const history = `/admin/historico/${thing}/${id}`;
    expect((await get(history, "leitor")).status).toBe(403);
    const back = { formulario: "restaurar", linha: String(line?.id) };
    expect((await post(history, back, "editor")).status).toBe(302);
    expect(await (await get("/")).text()).toContain("Título do teste");
  });

  it("says which texts are missing, and saves nothing", async () => {
    const answer = await post(path, { titulo: " " }, "editor");
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Título é obrigatório");
    expect(await record()).toBeUndefined();
  });
});

describe("lists at their maximum", () => {
  const url = `https://exemplo.test/${"a".repeat(ESTRUTURA_LIMITS.url - 21)}`;
  const figure = { valor: "9".repeat(40), descricao: "ã".repeat(120) };
  const item = { icone: "HeartHandshake", titulo: "ã".repeat(120), descricao: "ã".repeat(600) };

  it("are saved", async () => {
    const hero = {
      ...HERO,
      ...rows("estatisticas", HERO_LIMITS.estatisticas, figure),
      ...rows("imagens", HERO_LIMITS.imagens, { url: "/arquivos/hero/a-1920x1080.webp" }),
    };
    expect((await post("/admin/homepage", hero, "editor")).status).toBe(302);
    const sobre = {
      ...SOBRE,
      ...rows("valores", SOBRE_LIMITS.valores, item),
      ...rows("numeros", SOBRE_LIMITS.numeros, figure),
    };
    expect((await post("/admin/homepage/sobre", sobre, "editor")).status).toBe(302);
    const estrutura = {
      ...ESTRUTURA,
      ...rows("imagens", ESTRUTURA_LIMITS.imagens, {
        url,
        titulo: "t".repeat(120),
        descricao: '"'.repeat(600),
      }),
      ...rows("facilidades", ESTRUTURA_LIMITS.facilidades, item),
    };
    expect((await post("/admin/homepage/estrutura", estrutura, "editor")).status).toBe(302);
  });

  it("and one more is refused", async () => {
    const many = rows("estatisticas", HERO_LIMITS.estatisticas + 1, figure);
    expect((await post("/admin/homepage", { ...HERO, ...many }, "editor")).status).toBe(400);
  });
});

describe("the hero's images", () => {
  it("give the background its first, and know their file", async () => {
    const urls = ["/arquivos/hero/b-1920x1080.webp", "https://exemplo.test/c.jpg"];
    const images = Object.fromEntries(urls.map((url, index) => [`imagens[${index}].url`, url]));
    await post("/admin/homepage", { ...HERO, ...images }, "editor");
    const [row] = await database.superuser`select imagens, imagem_fundo_url from home_hero`;
    expect(row).toEqual({
      imagem_fundo_url: urls[0],
      imagens: [
        { url: urls[0], path: "hero/b-1920x1080.webp" },
        { url: urls[1], path: null },
      ],
    });
    await post("/admin/homepage", { ...HERO, versao: "2" }, "editor");
    const [emptied] = await database.superuser`select imagens, imagem_fundo_url from home_hero`;
    expect(emptied).toEqual({ imagem_fundo_url: "", imagens: [] });
  });
});

it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example"])(
  "refuses the address %s in buttons and images",
  async (address) => {
    const link = await post("/admin/homepage", { ...HERO, botao1_link: address }, "editor");
    expect(link.status).toBe(400);
    expect(await link.text()).toContain("URL inválida");
    for (const [path, form] of [
      ["/admin/homepage", HERO],
      ["/admin/homepage/estrutura", ESTRUTURA],
    ] as const) {
      const image = await post(path, { ...form, "imagens[0].url": address }, "editor");
      expect(image.status).toBe(400);
    }
  },
);
