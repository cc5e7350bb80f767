import { describe, expect, it } from "vitest";
import { buscarPacsForm, descartarForm, ligarForm, ligarFormId } from "./forms.ts";

const ESTUDO = "0b6f1a5e-3c52-4c3a-9d0e-0f4f6a9c1e77";
const INVALID = "Protocolo inválido. Ele é como 2026-AB3CD-9EFGH.";

const parse = (values: Record<string, unknown>) => {
  const { success, data, error } = ligarForm.safeParse({
    estudo: ESTUDO,
    data_nascimento: "17/05/1980",
    ...values,
  });
  return success ? data : error.issues.map(({ path, message }) => [path.join("."), message]);
};

describe("the report to which images are linked", () => {
  it.each(["2026-AB3CD-9EFGH", " 2026ab3cd9efgh ", "2026 AB3CD 9EFGH", "2026-ab3cd-9efgh"])(
    "has the protocol %s, however it is typed",
    (protocolo) => {
      expect(parse({ protocolo })).toEqual({
        estudo: ESTUDO,
        protocolo: "2026-AB3CD-9EFGH",
        data_nascimento: "1980-05-17",
        confere: false,
      });
    },
  );

  it("is read with look-alikes as digits", () => {
    expect(parse({ protocolo: "2O26-ABIL0-00000" })).toMatchObject({
      protocolo: "2026-AB110-00000",
    });
  });

  it.each(["2026-AB3CD", "1926-AB3CD-9EFGH", "A-AB3CD-9EFGH", `${"2026-AB3CD-9EFGH".padEnd(41)}`])(
    "has no protocol %s",
    (protocolo) => expect(parse({ protocolo })).toEqual([["protocolo", INVALID]]),
  );

  it("has to be named", () => {
    expect(parse({})).toEqual([["protocolo", "Informe o protocolo"]]);
  });

  it("is linked to a study that has an id", () => {
    expect(parse({ estudo: "1", protocolo: "2026-AB3CD-9EFGH" })).toMatchObject([
      ["estudo", expect.any(String)],
    ]);
  });
});

it("each form is another one", () => {
  const sent = { formulario: "descartar", estudo: ESTUDO };
  expect(descartarForm.safeParse(sent).success).toBe(true);
  expect(descartarForm.safeParse({ ...sent, formulario: "pacs" }).success).toBe(false);
  expect(descartarForm.safeParse({ ...sent, estudo: "" }).success).toBe(false);
  expect(buscarPacsForm.safeParse({ formulario: "pacs" }).success).toBe(true);
  expect(buscarPacsForm.safeParse({ formulario: ligarFormId(ESTUDO) }).success).toBe(false);
  expect(ligarFormId(ESTUDO)).not.toBe(ligarFormId(ESTUDO.replace("0", "1")));
});
