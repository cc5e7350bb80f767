import { beforeEach, expect, test } from "vitest";
import { offerFeriados } from "#domain/horarios/feriados-nacionais.ts";
import { HORARIOS_LIMITS } from "#domain/horarios/horarios.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const ADDRESS = "/admin/configuracoes/feriados";
const offeredIn = (days: number) =>
  offerFeriados(isoDate(new Date(Date.now() + days * DAY_MS)), []);
/** Without a holiday that the server offers only until midnight. */
const OFFERED = offeredIn(0).filter(({ data }) => offeredIn(2).some((one) => one.data === data));
const [first, second, third] = OFFERED.slice(-3);
if (!first || !second || !third) throw new Error("too few holidays are offered");

const add = (...datas: string[]) => {
  const form = new FormData();
  for (const data of datas) form.append("datas", data);
  return post(ADDRESS, form, "admin_master");
};

async function listed() {
  const [row] = await database.superuser`select feriados from configuracoes_site`;
  return (row?.feriados ?? []) as { data: string; nome: string; intervalos: unknown[] }[];
}

const setListed = (feriados: object[]) =>
  database.superuser`
    update configuracoes_site set feriados = ${JSON.stringify(feriados)}::text::jsonb`;

beforeEach(async () => {
  await get("/admin/configuracoes", "admin_master");
  await setListed([]);
});

test("opening the screen changes nothing, and ticks what is a holiday by law", async () => {
  const page = await (await get(ADDRESS, "admin_master")).text();
  expect(await listed()).toEqual([]);
  for (const { data, isFacultativo } of OFFERED) {
    const [box = ""] = new RegExp(`<input[^>]*value="${data}"[^>]*>`).exec(page) ?? [];
    expect(box, data).not.toBe("");
    expect(/\bchecked=/.test(box), data).toBe(!isFacultativo);
  }
});

test("what was ticked is on the list in order, closed, and in the trail", async () => {
  const own = { data: second.data.replace(/\d\d$/, "02"), nome: "Aniversário da cidade" };
  await setListed([{ ...own, intervalos: [{ abre: "08:00", fecha: "12:00" }] }]);
  const answer = await add(third.data, first.data);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    "/admin/configuracoes#feriados",
  ]);
  const after = await listed();
  expect(after.map(({ data }) => data)).toEqual([own.data, first.data, third.data].sort());
  expect(after.find(({ data }) => data === third.data)).toEqual({
    data: third.data,
    nome: third.nome,
    intervalos: [],
  });
  const [line] = await database.superuser`
    select usuario_nome from trilha where coisa = 'configuracoes_site' order by id desc limit 1`;
  expect(line?.usuario_nome).toBe("admin_master");
});

test("a day that is listed is not added twice, and one that is not offered not at all", async () => {
  await setListed([{ data: first.data, nome: "Nosso nome", intervalos: [] }]);
  expect((await add(first.data, "1999-01-01")).status).toBe(302);
  expect(await listed()).toMatchObject([{ nome: "Nosso nome" }]);
  const answers = await Promise.all([add(second.data), add(second.data)]);
  expect(answers.every(({ status }) => status === 302 || status === 409)).toBe(true);
  expect((await listed()).map(({ data }) => data)).toEqual([first.data, second.data]);
});

test("none ticked, or a list that is full, is answered with 400 and a reason", async () => {
  const nothing = await add();
  expect(nothing.status).toBe(400);
  expect(await nothing.text()).toContain("Escolha pelo menos um feriado");
  const full = Array.from({ length: HORARIOS_LIMITS.feriados }, (_, index) => ({
    data: `${2100 + index}-01-01`,
    nome: "Dia",
    intervalos: [],
  }));
  await setListed(full);
  const answer = await add(first.data);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("A lista tem lugar para 60 feriados.");
  expect(await listed()).toHaveLength(full.length);
});
