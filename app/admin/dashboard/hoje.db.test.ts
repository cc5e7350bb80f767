import { beforeAll, expect, it } from "vitest";
import type { WaitingLine } from "#domain/painel/hoje.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get } = staffServer();

beforeAll(async () => {
  await database.superuser`insert into blog_posts (titulo, slug, resumo, conteudo, status, data_publicacao)
    values ('Amanhã', 'amanha', 'Resumo', '<p>Texto</p>', 'publicado', now() + interval '1 day')`;
});

const lastUse = async () => {
  const [row] = await database.superuser`select max(used_at) as at from auth_sessions
    join usuarios on auth_user_id = user_id where tipo_usuario = 'leitor'`;
  return row?.at.getTime();
};

it("answers what waits for the person's role, and is stored nowhere", async () => {
  const answer = await get("/admin/hoje", "editor");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const { waiting } = (await answer.json()) as { waiting: WaitingLine[] };
  expect(waiting).toMatchObject([
    { id: "artigos_da_semana", number: "1", path: "/admin/blog?estado=semana" },
  ]);
  expect(await (await get("/admin/hoje", "laudos")).json()).toEqual({ waiting: [] });
});

it("sends nobody's work to a stranger", async () => {
  const answer = await get("/admin/hoje", undefined);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/auth");
});

it("does not keep an unattended session alive, while a screen that is opened does", async () => {
  await database.superuser`update auth_sessions set used_at = now() - interval '30 minutes'`;
  const before = await lastUse();
  expect((await get("/admin/hoje", "leitor")).status).toBe(200);
  expect(await lastUse()).toBe(before);
  expect((await get("/admin", "leitor")).status).toBe(200);
  expect(await lastUse()).toBeGreaterThan(before);
});

it("refuses a dashboard that was loaded for another role", async () => {
  expect((await get("/admin/hoje?papel=editor", "editor")).status).toBe(200);
  expect((await get("/admin/hoje?papel=recepcao", "editor")).status).toBe(403);
});
