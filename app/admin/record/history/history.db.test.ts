import { expect, it } from "vitest";
import { portalFixture } from "#tests/support/portal.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();

it("shows an administrator the changes of a person's account, and nothing of the password", async () => {
  const [person] = await database.superuser<{ id: string; auth_user_id: string }[]>`
    select id, auth_user_id from usuarios where nome = 'leitor'`;
  if (!person) throw new Error("no leitor");
  const form = { nome: "Leitora", tipo_usuario: "leitor", versao: "1", senha: "cadeira verde" };
  expect((await post(`/admin/usuarios/${person.id}`, form, "admin_master")).status).toBe(302);
  const path = `/admin/historico/usuarios/${person.id}`;
  expect((await get(path, "editor")).status).toBe(403);
  const page = await (await get(path, "admin_master")).text();
  expect(page).toContain("Histórico de Leitora");
  expect(page).toContain("trocou a senha");
  expect(page).toContain("Tipo de Usuário");
  for (const secret of ["argon2", person.auth_user_id, "cadeira verde", "Restaurar esta versão"])
    expect(page).not.toContain(secret);
  expect(await get(`/admin/usuarios/${person.id}`, "admin_master").then((r) => r.text())).toContain(
    path,
  );
});

it("answers 404 to restoring a record that cannot be restored", async () => {
  const [person] = await database.superuser<{ id: string }[]>`select id from usuarios limit 1`;
  const form = { formulario: "restaurar", linha: "1" };
  const path = `/admin/historico/usuarios/${person?.id}`;
  expect((await post(path, form, "admin_master")).status).toBe(404);
});

it("shows who changed which fields of a patient to staff who may change patients, and no value", async () => {
  const portal = await portalFixture(database);
  const id = await portal.paciente({ nome: "Maria Prates" });
  const form = { nome: "Maria Prates Luz", data_nascimento: "17/05/1980", versao: "1" };
  expect((await post(`/admin/pacientes/${id}`, form, "laudos")).status).toBe(302);
  const path = `/admin/historico/pacientes/${id}`;
  expect((await get(path, "editor")).status).toBe(403);
  for (const role of ["laudos", "recepcao", "admin_master"] as const) {
    const page = await (await get(path, role)).text();
    expect(page).toContain("Histórico de Maria Prates Luz");
    for (const field of ["Nome", "CPF", "E-mail"]) expect(page).toContain(field);
    for (const value of ["529.982", "52998224725", "maria@exemplo.test"]) {
      expect(page).not.toContain(value);
    }
    expect(await get(`/admin/pacientes/${id}`, role).then((r) => r.text())).toContain(path);
  }
});
