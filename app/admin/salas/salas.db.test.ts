import { beforeEach, expect, test } from "vitest";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const [KNEE, CHEST, GONE] = [1, 2, 3].map((last) => `00000000-0000-4000-8000-00000000000${last}`);

beforeEach(async () => {
  await database.superuser`truncate salas, exames`;
  await database.superuser`insert into exames (id, nome, slug, descricao) values
    (${KNEE ?? ""}, 'Ressonância do joelho', 'joelho', 'x'), (${CHEST ?? ""}, 'Radiografia do tórax', 'torax', 'x')`;
});

test("the ticked exams are stored, with minutes only where they differ, also one that is in the trash", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ nome: "Sala 1", duracao_minutos: "20" }))
    form.append(name, value);
  for (const exame of [KNEE, GONE]) form.append("exames", exame ?? "");
  form.append("minutos_por_exame[0].exame", KNEE ?? "");
  form.append("minutos_por_exame[0].minutos", "45");
  form.append("minutos_por_exame[1].exame", CHEST ?? "");
  form.append("minutos_por_exame[1].minutos", "");
  form.append("horarios.seg[0].abre", "7h");
  form.append("horarios.seg[0].fecha", "12");
  expect((await post("/admin/salas/novo", form, "recepcao")).status).toBe(302);
  const [row] = await database.superuser`select * from salas`;
  expect(row).toMatchObject({
    exames: [KNEE, GONE],
    minutos_por_exame: [{ exame: KNEE, minutos: 45 }],
    horarios: { seg: [{ abre: "07:00", fecha: "12:00" }], ter: [] },
  });
  const page = await (await get(`/admin/salas/${row?.id}`, "recepcao")).text();
  expect(page).toContain(`type="hidden" name="exames" value="${GONE}"`);
  expect(page).toMatch(/aria-label="Minutos de Ressonância do joelho, se outros"[^>]*value="45"/);
});

test("wrong minutes of an exam are said, and what was typed is still there", async () => {
  const form = {
    nome: "Sala 1",
    duracao_minutos: "20",
    exames: KNEE ?? "",
    "minutos_por_exame[0].exame": KNEE ?? "",
    "minutos_por_exame[0].minutos": "2",
  };
  const answer = await post("/admin/salas/novo", form, "recepcao");
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Use de 5 a 600 minutos");
});

test("a new room begins with the hours in which the clinic does exams", async () => {
  const page = await (await get("/admin/salas/novo", "recepcao")).text();
  expect(page).toMatch(/name="horarios\.seg\[0\]\.abre"[^>]*value="\d\d:\d\d"/);
});
