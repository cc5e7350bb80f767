import { beforeEach, describe, expect, it } from "vitest";
import { imagemUrl } from "#domain/midia/imagem.ts";
import type { Role } from "#domain/permissions.ts";
import { listMidia, listUsos } from "#server/data/midia.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { convenios } from "#server/db/schema/convenios.ts";
import { homeHero } from "#server/db/schema/home-hero.ts";
import { createLog } from "#server/log.ts";
import type { Storage } from "#server/storage/storage.ts";
import { testDatabase } from "#tests/support/database.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { photo } from "#tests/support/photo.ts";
import { uploads } from "#tests/support/picture-uploads.ts";
import * as records from "#tests/support/records.ts";
import { identityOf } from "#tests/support/staff-identity.ts";
import { deletePicture } from "./delete-picture.ts";
import { makeImageVariants } from "./make-image-variants.ts";
import { removeUnusedFiles } from "./remove-unused-files.ts";

const test = testDatabase();
const log = createLog("silent");
const upload = uploads(test);
const rows = () => test.superuser`select * from midia order by criado_em`;

beforeEach(async () => {
  await test.superuser`truncate midia, trilha, convenios, home_hero, blog_posts`;
});

describe("where an image is used", () => {
  it("is found in columns, in lists, in articles and in drafts", async () => {
    const keys: string[] = [];
    for (const colour of ["#100000", "#500000", "#a00000", "#f00000"]) {
      const result = await upload({ bytes: await photo(400, colour) });
      if ("url" in result) keys.push(result.midia.chave);
    }
    const [logo = "", slide = "", inArticle = "", cover = ""] = keys;
    await test.asAdmin(async (tx) => {
      await tx
        .insert(convenios)
        .values(records.convenio({ nome: "Saúde", logo_url: imagemUrl(logo) }));
      const imagens = [{ url: imagemUrl(slide), path: `${slide}.webp` }];
      await tx.insert(homeHero).values(records.hero({ imagens }));
      const conteudo = `<p><img src="/arquivos/${inArticle}-320.webp" alt=""></p>`;
      const rascunho = { status: "rascunho" as const, titulo: "Ainda não" };
      const values = { ...rascunho, conteudo, imagem_capa_url: imagemUrl(cover) };
      await tx.insert(blogPosts).values(records.post(values));
    });
    const editor = await identityOf(test, "editor");
    const usos = await test.database.as(editor, (tx) => listUsos(tx, keys));
    expect(usos.map(({ chave, coisa, nome }) => [chave, coisa, nome]).sort()).toEqual(
      [
        [logo, "convenios", "Saúde"],
        [slide, "home_hero", "Exames com calma"],
        [inArticle, "blog_posts", "Ainda não"],
        [cover, "blog_posts", "Ainda não"],
      ].sort(),
    );
  });

  it("covers every table whose changes the trail records, and is shown to editors only", async () => {
    const tables = await test.superuser`
      select c.relname as name, exists (select from pg_policy p
        where p.polrelid = c.oid and p.polname = c.relname || '_dono_le') as is_read
      from pg_trigger g join pg_class c on c.oid = g.tgrelid
      where g.tgname = 'registra_mudanca' and c.relname not in ('midia', 'usuarios')`;
    expect(tables.length).toBeGreaterThanOrEqual(8);
    expect(tables.filter(({ is_read }) => !is_read)).toEqual([]);
    for (const role of ["leitor", "laudos"] as const) {
      const requested = test.database.as({ role }, (tx) => listUsos(tx, ["blog/x-1x1"]));
      await expect(requested).rejects.toMatchObject({ id: "not-permitted" });
    }
  });
});

describe("what nothing uses", () => {
  const DAY = 24 * 3_600_000;
  const age = (hours: number) =>
    test.superuser`update midia set sem_uso_desde = now() - make_interval(hours => ${hours}) where sem_uso_desde is not null`;
  const clean = (storage: Storage, now = Date.now()) =>
    removeUnusedFiles({ database: test.database, storage, log }, now);

  it("goes after a day with all its files, not before", async () => {
    const { storage, files } = memoryStorage();
    const result = await upload({ storage });
    if ("problem" in result) throw new Error(result.problem);
    await makeImageVariants({ database: test.database, storage }, result.midia);
    await age(23);
    await clean(storage);
    expect(await rows()).toHaveLength(1);
    await age(25);
    await clean(storage);
    expect(await rows()).toHaveLength(0);
    expect([...files.keys()]).toEqual([]);
  });

  it("stays if a person put it into Mídia, also if a form had left it behind before", async () => {
    const { storage, files } = memoryStorage();
    for (const isPermanent of [false, true, false]) await upload({ storage, isPermanent });
    const bytes = await photo(400, "#305070");
    await upload({ storage, bytes });
    await age(25);
    await clean(storage, Date.now() + 3 * DAY);
    expect(await rows()).toMatchObject([{ guardada: true }]);
    expect(files.size).toBe(2);
  });

  it("stays while a record shows it, or an earlier version of one", async () => {
    const { storage, files } = memoryStorage();
    const result = await upload({ storage });
    if ("problem" in result) throw new Error(result.problem);
    const [made] = await test.asAdmin((tx) =>
      tx
        .insert(convenios)
        .values(records.convenio({ logo_url: result.url }))
        .returning(),
    );
    await age(48);
    await clean(storage);
    expect((await rows())[0]?.sem_uso_desde).toBeNull();
    await test.superuser`delete from convenios where id = ${String(made?.id)}`;
    await clean(storage);
    await age(48);
    await clean(storage, Date.now() + 3 * DAY);
    expect(await rows()).toHaveLength(1);
    expect(files.size).toBe(2);
    await test.superuser`delete from trilha where coisa = 'convenios'`;
    await clean(storage);
    expect(await rows()).toHaveLength(1);
    await age(25);
    await clean(storage);
    expect(await rows()).toHaveLength(0);
  });

  it("also goes where a crash left files without a row; what a record names never", async () => {
    const { storage, files } = memoryStorage();
    const stored = "convenios/ohne-zeile-200x100";
    await storage.put("blog/abc-300x300.webp", new Uint8Array(1));
    await storage.put(`${stored}.webp`, new Uint8Array(1));
    await test.asAdmin((tx) =>
      tx.insert(convenios).values(records.convenio({ logo_url: imagemUrl(stored) })),
    );
    await clean(storage);
    expect(files.size).toBe(2);
    await clean(storage, Date.now() + 2 * DAY);
    expect([...files.keys()]).toEqual([`${stored}.webp`]);
  });

  it("goes at once when someone deletes it, and nothing that is used does", async () => {
    const { storage, files } = memoryStorage();
    const result = await upload({ storage });
    if ("problem" in result) throw new Error(result.problem);
    const remove = async (role: Role) => {
      const identity = await identityOf(test, role);
      const run: Parameters<typeof deletePicture>[0]["run"] = (work) =>
        test.database.as(identity, work);
      return deletePicture({ storage, run }, result.midia.id);
    };
    await expect(remove("leitor")).rejects.toMatchObject({ id: "not-permitted" });
    await test.asAdmin((tx) =>
      tx.insert(convenios).values(records.convenio({ logo_url: result.url })),
    );
    expect(await remove("editor")).toBe(false);
    await test.superuser`truncate convenios, trilha`;
    expect(await remove("editor")).toBe(true);
    expect(await remove("editor")).toBe(false);
    expect(files.size).toBe(0);
    expect(await rows()).toHaveLength(0);
  });
});

it("is found by name and by words, whatever their accents", async () => {
  await upload({ name: "recepção.png" });
  await upload({ name: "sala.png", bytes: await photo(300) });
  const editor = await identityOf(test, "editor");
  const find = (busca: string) => test.database.as(editor, (tx) => listMidia(tx, { busca }));
  expect((await find("RECEPCAO")).rows.map(({ nome }) => nome)).toEqual(["recepção"]);
  expect((await find("100%")).rows).toEqual([]);
  expect((await find("")).rows.map(({ nome }) => nome)).toEqual(["sala", "recepção"]);
});
