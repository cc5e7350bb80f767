import { expect, it } from "vitest";
import { readFormData } from "./read-form-data.ts";

it.each([
  ["application/json", "{}"],
  ["text/plain", "nome=x"],
  ["multipart/form-data", "garbage"],
  ["multipart/form-data; boundary=zzz", "garbage"],
])("answers 400 to a body of %s", async (type, body) => {
  const request = new Request("http://127.0.0.1/admin/usuarios", {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
  await expect(readFormData(request)).rejects.toMatchObject({ init: { status: 400 } });
});

it("reads a form, but for what PostgreSQL would refuse", async () => {
  const body = new URLSearchParams({ nome: "Ana", id: "\0" });
  body.append("id", "a\0b");
  const request = new Request("http://127.0.0.1/", { method: "POST", body });
  const form = await readFormData(request);
  expect(form.get("nome")).toBe("Ana");
  expect(form.getAll("id")).toEqual(["", "ab"]);
});
