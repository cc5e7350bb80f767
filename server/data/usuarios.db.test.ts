import { expect, it } from "vitest";
import { usuarios } from "#server/db/schema/usuarios.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { countUsuarios, listUsuarios } from "./usuarios.ts";

const test = testDatabase();

it("lists and counts the users for admin_master, newest first, and for nobody else", async () => {
  await test.asAdmin((tx) =>
    tx
      .insert(usuarios)
      .values([
        records.usuario({ nome: "Antiga", criado_em: new Date("2026-01-01T12:00:00Z") }),
        records.usuario({ nome: "Nova", criado_em: new Date("2026-02-01T12:00:00Z") }),
      ]),
  );
  const listed = await test.asAdmin(listUsuarios);
  expect(listed.map(({ nome }) => nome)).toEqual(["Nova", "Antiga"]);
  expect(listed[0]).toMatchObject({ tipo_usuario: "leitor", auth_user_id: null });
  expect(await test.asAdmin(countUsuarios)).toBe(2);
  expect(await test.database.as({ role: "editor" }, listUsuarios)).toEqual([]);
  await expect(test.database.as({ role: "anonimo" }, listUsuarios)).rejects.toMatchObject({
    id: "not-permitted",
  });
});
