import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OwnTrail } from "./own-trail.tsx";

it("tells a guardian's entries by the e-mailed code from those by the protocol", () => {
  const line = {
    quando: new Date("2026-11-22T15:20:00Z"),
    usuario_nome: null,
    acao: "abriu_laudo",
  };
  const lines = [
    { ...line, quem: "codigo", responsavel: true },
    { ...line, quem: "protocolo", responsavel: true },
    { ...line, quem: "codigo", responsavel: false },
    { ...line, quem: "protocolo", responsavel: false },
  ] as const;
  const html = renderToStaticMarkup(
    createElement(OwnTrail, { trail: { lines: [...lines], isCut: false } }),
  );
  const people = [...html.matchAll(/wrap-anywhere">([^<]*)/g)].map(([, who]) => who);
  expect(people).toEqual([
    "Responsável, com o código do e-mail",
    "Responsável, com o protocolo",
    "Você, com o código do e-mail",
    "Quem tinha o protocolo",
  ]);
});
