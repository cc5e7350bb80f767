import { describe, expect, it } from "vitest";
import { formatQuemAcessou, periodoForm } from "./acessos.ts";

describe("who touched a report", () => {
  it.each([
    [{ quem: "protocolo", responsavel: false }, "Paciente, pelo protocolo"],
    [{ quem: "codigo", responsavel: false }, "Paciente, pelo código"],
    [{ quem: "protocolo", responsavel: true }, "Responsável, pelo protocolo"],
    [{ quem: "sistema", responsavel: false }, "Sistema"],
  ] as const)("%o is %s", (line, text) => {
    expect(formatQuemAcessou({ ...line, usuario_nome: null })).toBe(text);
  });

  it("names a member of staff", () => {
    const line = { quem: "equipe", responsavel: false, usuario_nome: "Ana" } as const;
    expect(formatQuemAcessou(line)).toBe("Ana");
  });
});

describe("a period", () => {
  it("takes days as people type them", () => {
    const typed = { de: "01/11/2026", ate: "2026-11-30" };
    expect(periodoForm.parse(typed)).toEqual({ de: "2026-11-01", ate: "2026-11-30" });
  });

  it.each([
    { de: "30/11/2026", ate: "01/11/2026" },
    { de: "31/02/2026", ate: "01/03/2026" },
    { de: "", ate: "" },
  ])("refuses %o", (typed) => {
    expect(periodoForm.safeParse(typed).success).toBe(false);
  });
});
