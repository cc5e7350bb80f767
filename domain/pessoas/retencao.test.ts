import { expect, it } from "vitest";
import { ACESSIBILIDADE } from "../defaults/acessibilidade.ts";
import { PRIVACIDADE } from "../defaults/privacidade.ts";
import {
  CANAIS,
  FINALIDADES,
  TEXTOS_CONSENTIMENTO,
  textoConsentimento,
} from "../pessoas/consentimentos.ts";
import { RETENCAO } from "./retencao.ts";

it("is in the privacy policy with each period and its reason", () => {
  for (const { dado, prazo, motivo } of Object.values(RETENCAO)) {
    expect(PRIVACIDADE.texto).toContain(`<li>${dado}: ${prazo}. Motivo: ${motivo}.</li>`);
  }
  expect(RETENCAO.mensagens.meses).toBe(24);
  expect(RETENCAO.direitos.meses).toBe(60);
  expect(RETENCAO.acessos.meses).toBe(6);
});

it("the privacy policy says what an appointment request asks for, and why", () => {
  expect(PRIVACIDADE.texto).toContain("<li>Pedidos de agendamento: nome, data de nascimento");
  expect(PRIVACIDADE.texto).toContain("o agendamento, os exames, os laudos e a entrega deles");
});

it("has one text for each version of a consent, the newest at the form", () => {
  for (const finalidade of FINALIDADES) {
    const versions = TEXTOS_CONSENTIMENTO[finalidade].map(({ versao }) => versao);
    expect(versions).toEqual([...new Set(versions)].sort());
    expect(textoConsentimento(finalidade).versao).toBe(versions.at(-1));
  }
  expect(CANAIS).toContain("site");
});

it("the privacy policy names the images, shares, families and readers from outside, by the law's names", () => {
  for (const said of [
    "Agência Nacional de Proteção de Dados",
    "as imagens do exame",
    "Laudos que você mostra a um médico",
    "todos os filhos menores",
    "16 ou 17 anos",
    "Verificar documento",
    "validador de documentos do governo federal",
  ]) {
    expect(PRIVACIDADE.texto).toContain(said);
  }
  for (const unkept of ["Autoridade Nacional", "pediremos um novo", "2 anos depois de recebidas"]) {
    expect(PRIVACIDADE.texto).not.toContain(unkept);
  }
});

it("the accessibility page cites the Brazilian standard, and the right to a companion", () => {
  expect(ACESSIBILIDADE.texto).toContain("ABNT NBR 17225:2025");
  expect(ACESSIBILIDADE.texto).toContain("Lei nº 14.737/2023");
});
