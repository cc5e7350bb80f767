import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextDocument } from "#app/ui/text-document.tsx";
import { ACESSIBILIDADE } from "#domain/defaults/acessibilidade.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { PRIVACIDADE } from "#domain/defaults/privacidade.ts";
import { TERMOS } from "#domain/defaults/termos.ts";
import { readPageText } from "#domain/paginas/text/page-text.ts";

const CLINIC = { ...DEFAULT_CONFIGURACOES, encarregado_dados: "Ana <b>Lima</b> & Filhos" };

test.each([
  ["privacidade", PRIVACIDADE, DEFAULT_CONFIGURACOES],
  ["privacidade-com-encarregado", PRIVACIDADE, CLINIC],
  ["termos", TERMOS, DEFAULT_CONFIGURACOES],
  ["acessibilidade", ACESSIBILIDADE, DEFAULT_CONFIGURACOES],
])("%s is rendered as it always was", async (name, { titulo, texto }, clinic) => {
  const html = renderToStaticMarkup(
    createElement(TextDocument, {
      ...readPageText(texto, clinic),
      title: titulo,
      updated: { day: "2026-11-22", shown: "22/11/2026" },
    }),
  );
  const lines = html.replaceAll("><", ">\n<");
  await expect(lines).toMatchFileSnapshot(`rendered/${name}.html`);
});
