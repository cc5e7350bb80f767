import { expect, it } from "vitest";
import { parseCodigo } from "./codigo.ts";
import { abrirPorCodigoForm, compartilharForm, oqueChoices } from "./compartilhamentos.ts";
import { diagnosticReport } from "./diagnostic-report.ts";
import { fimText } from "./fim.ts";
import { manifestRequest } from "./manifest-request.ts";
import { mensagemWhatsapp, whatsappShareHref } from "./mensagem-whatsapp.ts";
import { formatShlink, readShlink } from "./shlink.ts";
import { LINK_INATIVO, senhaIncorreta } from "./textos.ts";

const ORIGIN = "https://clinica.test";
const SEGREDO = "s".repeat(43);
const KEY = "k".repeat(43);
const PAYLOAD = {
  url: `${ORIGIN}/c/${SEGREDO}`,
  key: KEY,
  exp: 1_800_000_000,
  flag: "P",
  label: "Documento da clínica",
  v: 1,
} as const;

const encode = (payload: unknown) =>
  `#shlink:/${Buffer.from(JSON.stringify(payload)).toString("base64url")}`;

it("reads a code as people type it, and nothing else", () => {
  for (const typed of ["7HKA8-JBWBT", "7hka8jbwbt", " 7hka8 jbwbt ", "7HKA8 – JBWBT"]) {
    expect(parseCodigo(typed)).toBe("7HKA8-JBWBT");
  }
  expect(parseCodigo("OIL00-00000")).toBe("01100-00000");
  for (const typed of ["", "7HKA8-JBWB", "7HKA8-JBWBTT", "7HKA8-JBWBU", "x".repeat(61)]) {
    expect(parseCodigo(typed)).toBeUndefined();
  }
});

it("formats a link that it reads again, and tells cut and foreign links apart", () => {
  const link = formatShlink(`${ORIGIN}/compartilhado`, PAYLOAD);
  const fragment = link.slice(link.indexOf("#"));
  expect(readShlink(fragment, ORIGIN)).toEqual({ status: "ours", segredo: SEGREDO, key: KEY });
  for (const cut of [
    "",
    "#",
    "#shlink:/",
    fragment.slice(0, -9),
    fragment.slice(0, 40),
    "#2026-7HKA8-JBWBT",
  ]) {
    expect(readShlink(cut, ORIGIN)).toEqual({ status: "broken" });
  }
  expect(readShlink(fragment, "https://outra.test")).toEqual({ status: "foreign" });
  const altered = [
    { ...PAYLOAD, key: "k".repeat(42) },
    { ...PAYLOAD, url: `${ORIGIN}/c/${SEGREDO}x` },
    { ...PAYLOAD, url: `${ORIGIN}/c/../admin` },
    { ...PAYLOAD, url: "no address" },
    { ...PAYLOAD, url: 7 },
    [PAYLOAD],
    null,
    "text",
  ];
  for (const payload of altered) {
    expect(readShlink(encode(payload), ORIGIN)).toEqual({ status: "broken" });
  }
  expect(readShlink(`#shlink:/${"A".repeat(5000)}`, ORIGIN)).toEqual({ status: "broken" });
});

it("says how many tries are left, and that a link is over after the last one", () => {
  expect(senhaIncorreta(4)).toBe("Senha incorreta. Restam 4 tentativas.");
  expect(senhaIncorreta(1)).toBe("Senha incorreta. Resta 1 tentativa.");
  expect(senhaIncorreta(0)).toBe(LINK_INATIVO);
});

it("writes a WhatsApp message with the link and without a word on health", () => {
  const link = formatShlink(`${ORIGIN}/compartilhado`, PAYLOAD);
  const text = mensagemWhatsapp({ link, ate: "02/12/2026" });
  expect(text).toContain(link);
  expect(text.replace(link, "")).not.toMatch(/laudo|exame|\d{6}/i);
  expect(new URL(whatsappShareHref(text)).searchParams.get("text")).toBe(text);
});

it("passes on what cannot be a PIN, because it counts, and nothing where none was sent", () => {
  const passcodeOf = (passcode?: unknown) =>
    manifestRequest(JSON.stringify({ recipient: "A", passcode }))?.passcode;
  expect(passcodeOf("012345")).toBe("012345");
  expect(passcodeOf("abc")).toBe("abc");
  for (const missing of [undefined, null, ""]) expect(passcodeOf(missing)).toBeUndefined();
  for (const wrong of [12_345, 0, false, [], { a: 1 }]) {
    expect(passcodeOf(wrong)).toMatch(/^not a text/);
  }
});

it("shortens and cleans a recipient", () => {
  const recipientOf = (recipient: string) =>
    manifestRequest(JSON.stringify({ recipient }))?.recipient;
  expect(recipientOf("  Dr.\u202e\u0000 Rui\n ")).toBe("Dr. Rui");
  expect(recipientOf("é".repeat(500))).toHaveLength(120);
  expect(recipientOf("\u200b")).toBeUndefined();
});

it("takes a PIN as people type it, and says what is wrong with the others", () => {
  const typed = (senha: string) =>
    abrirPorCodigoForm.safeParse({ codigo: "7HKA8-JBWBT", nome: "Rui", senha });
  expect(typed("123 456").data?.senha).toBe("123456");
  expect(typed("12a456").error?.issues.map(({ message }) => message)).toEqual([
    "A senha tem 6 números",
  ]);
  expect(typed("  ").error?.issues.map(({ message }) => message)).toEqual(["Informe a senha"]);
});

it("offers three lengths of life, and no other", () => {
  const form = { pedido: "00000000-0000-4000-8000-000000000000", oque: "laudo" };
  for (const dias of [1, 7, 30])
    expect(compartilharForm.safeParse({ ...form, dias }).success).toBe(true);
  for (const dias of [0, 2, 31, 365, Number.NaN]) {
    expect(compartilharForm.safeParse({ ...form, dias }).success).toBe(false);
  }
});

it("offers images only where the report has some", () => {
  const offered = (hasImages: boolean) => oqueChoices(hasImages).map(({ label }) => label);
  expect(offered(false)).toEqual(["Laudo"]);
  expect(offered(true)).toEqual(["Laudo", "Imagens", "Laudo e imagens"]);
  const form = { pedido: "00000000-0000-4000-8000-000000000000", dias: 7 };
  expect(compartilharForm.safeParse({ ...form, oque: "imagens" }).success).toBe(true);
  expect(compartilharForm.safeParse({ ...form, oque: "tudo" }).success).toBe(false);
});

it("says when and why a share ends", () => {
  const expira_em = new Date("2026-12-02T12:00:00Z");
  const live = { expira_em, encerrado_em: null, fim: null };
  expect(fimText(live, new Date("2026-12-01T12:00:00Z"))).toMatch(/^Termina em 02\/12\/2026/);
  expect(fimText(live, new Date("2026-12-03T12:00:00Z"))).toMatch(/^Terminou em 02\/12\/2026/);
  const over = { ...live, encerrado_em: new Date("2026-12-01T12:00:00Z"), fim: "senhas" } as const;
  expect(fimText(over, expira_em)).toMatch(/^Encerrado depois de 5 senhas erradas em 01\/12\/2026/);
});

it("says of a corrected report that it is corrected", () => {
  const facts = {
    exame: "Mamografia",
    data_exame: "2026-11-20",
    medico_responsavel: "Dra. Helena",
    crm: "",
    emitido_em: new Date("2026-11-21T12:00:00Z"),
    nome: "Maria",
    data_nascimento: "1980-05-17",
  };
  const report = (isCorrected: boolean) =>
    diagnosticReport({ ...facts, isCorrected }, { clinica: "Clínica", forms: [] });
  expect(report(false).status).toBe("final");
  expect(report(true)).toMatchObject({ status: "corrected", issued: "2026-11-21T12:00:00.000Z" });
});
