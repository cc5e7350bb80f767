import { describe, expect, it } from "vitest";
import { novoLaudoForm } from "./laudo-registro.ts";

const FORM = novoLaudoForm("2026-11-22");
const LAUDO = { exame: "Raio X de tórax", data_exame: "20/11/2026" };
const PACIENTE = { nome: "Maria Souza", cpf: "529.982.247-25", data_nascimento: "17/05/1980" };

describe("a new report's form", () => {
  it("accepts an existing patient and ignores the name", () => {
    const paciente_id = "00000000-0000-4000-8000-000000000000";
    const value = FORM.parse({ ...LAUDO, quem: "existente", paciente_id, nome: "" });
    expect(value).toMatchObject({ quem: "existente", paciente_id, pdf: null });
    expect(value).not.toHaveProperty("nome");
  });

  it("accepts a new patient without the id of an existing one", () => {
    const value = FORM.parse({ ...LAUDO, ...PACIENTE, quem: "novo", paciente_id: "" });
    expect(value).toMatchObject({ cpf: "52998224725", data_nascimento: "1980-05-17" });
  });

  it.each([
    [{ ...LAUDO, quem: "existente", paciente_id: "" }, "paciente_id"],
    [{ ...LAUDO, ...PACIENTE, quem: "novo", cpf: "52998224724" }, "cpf"],
    [{ ...LAUDO, ...PACIENTE, quem: "novo", data_nascimento: "31/02/1980" }, "data_nascimento"],
    [{ ...LAUDO, ...PACIENTE, quem: "novo", responsavel_nome: "Ana" }, "responsavel_cpf"],
    [{ quem: "novo", ...PACIENTE, exame: "", data_exame: "20/11/2026" }, "exame"],
  ])("names the wrong field of %o", (typed, field) => {
    const { error } = FORM.safeParse(typed);
    expect(error?.issues.map(({ path }) => path[0])).toContain(field);
  });
});
