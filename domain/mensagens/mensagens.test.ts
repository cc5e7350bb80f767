import { describe, expect, it } from "vitest";
import {
  direitosForm,
  hasWhatsapp,
  replySubject,
  respostaForm,
  waitOf,
  whatsappGreeting,
} from "./mensagens.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

describe("waitOf", () => {
  it.each([
    [0, "calm", "agora há pouco"],
    [0.99, "calm", "agora há pouco"],
    [1, "calm", "há 1 h"],
    [17.9, "calm", "há 17 h"],
    [18, "soon", "há 18 h"],
    [23.9, "soon", "há 23 h"],
    [24, "late", "há 24 h"],
    [100, "late", "há 100 h"],
  ])("a message of %s hours is %s", (hours, urgency, text) => {
    const wait = waitOf({ tipo: "contato", estado: "lida", recebida_em: ago(hours) }, NOW);
    expect(wait).toEqual({ urgency, text });
  });

  it.each([
    [0, "calm", "dia 1 de 15"],
    [11 * 24 - 1, "calm", "dia 11 de 15"],
    [11 * 24, "soon", "dia 12 de 15"],
    [15 * 24 - 1, "soon", "dia 15 de 15"],
    [15 * 24, "late", "1 dia além do prazo"],
    [17 * 24, "late", "3 dias além do prazo"],
  ])("a request of %s hours is %s", (hours, urgency, text) => {
    const wait = waitOf({ tipo: "direitos", estado: "nova", recebida_em: ago(hours) }, NOW);
    expect(wait).toEqual({ urgency, text });
  });

  it("stops once it is answered or archived", () => {
    for (const estado of ["respondida", "arquivada"] as const) {
      expect(waitOf({ tipo: "contato", estado, recebida_em: ago(99) }, NOW).urgency).toBe("done");
      expect(waitOf({ tipo: "direitos", estado, recebida_em: ago(999) }, NOW).urgency).toBe("done");
    }
  });
});

it.each([
  ["Preparo", "Re: Preparo"],
  ["RE: re: Preparo", "Re: Preparo"],
  ["", "Re: sua mensagem"],
])("answers %j with the subject %s", (assunto, subject) => {
  expect(replySubject(assunto, "contato")).toBe(subject);
  expect(replySubject("x".repeat(160), "contato")).toHaveLength(160);
});

it("keeps subjects on one line", () => {
  const assunto = "Oi\r\nBcc: x@evil.example";
  const parsed = respostaForm.parse({ novo_id: crypto.randomUUID(), assunto, texto: "a" });
  expect(parsed.assunto).toBe("Oi Bcc: x@evil.example");
});

it("fills WhatsApp in with the first name and the subject", () => {
  expect(whatsappGreeting("Ana Lima", "Clínica X", "Preparo")).toBe(
    "Olá, Ana! Aqui é da Clínica X. Recebemos a sua mensagem sobre “Preparo” pelo site e queremos ajudar.",
  );
  expect(hasWhatsapp("67 99999-1234")).toBe(true);
  expect(hasWhatsapp("+55 (67) 3441-0000")).toBe(true);
  for (const none of ["", "190", "0800 123 4567", "99999-1234"])
    expect(hasWhatsapp(none)).toBe(false);
});

it("takes a request with a valid CPF only, and brings it into one spelling", () => {
  const request = { nome: "Ana\nLima", email: "a@b.com.br", cpf: "52998224725", pedido: "acesso" };
  expect(direitosForm.parse(request)).toEqual({
    nome: "Ana Lima",
    email: "a@b.com.br",
    cpf: "529.982.247-25",
    pedido: "acesso",
    detalhes: "",
  });
  const empty = direitosForm.safeParse({}).error?.issues.map(({ message }) => message);
  expect(empty).toContain("Informe o CPF");
  const wrong = direitosForm.safeParse({ cpf: "111.111.111-11", pedido: "x" });
  const messages = wrong.error?.issues.map(({ path, message }) => [path[0], message]);
  expect(messages).toEqual([
    ["nome", "Nome é obrigatório"],
    ["email", "E-mail inválido"],
    ["cpf", "CPF inválido"],
    ["pedido", "Escolha o seu pedido"],
  ]);
});
