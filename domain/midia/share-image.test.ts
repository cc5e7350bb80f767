import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURACOES } from "../defaults/configuracoes.ts";
import { PUBLIC_PAGES } from "../paginas/public-pages.ts";
import {
  pageSubject,
  parseShareImage,
  shareImagePath,
  sharePicture,
  shareSubject,
} from "./share-image.ts";

const CLINIC = {
  ...DEFAULT_CONFIGURACOES,
  registro_crm: "CRM-MS 0000",
  diretor_tecnico: "Dr. Otávio",
  crm_diretor_tecnico: "CRM-MS 00002",
};

describe("shareSubject", () => {
  test.each([
    ["/", { kind: "pagina", slug: "inicio", title: "" }],
    ["/exames", { kind: "pagina", slug: "exames", title: "Exames" }],
    ["/blog?categoria=gestacao", { kind: "pagina", slug: "blog", title: "Blog" }],
    ["/exames/raio-x", { kind: "exame", slug: "raio-x", title: "T" }],
    ["/blog/um-artigo", { kind: "artigo", slug: "um-artigo", title: "T" }],
    ["/blog/a/b", { kind: "pagina", slug: "inicio", title: "" }],
    ["/nada", { kind: "pagina", slug: "inicio", title: "" }],
  ])("%s", (path, expected) => {
    expect(shareSubject(path, "T")).toEqual(expected);
  });
});

test("the picture names the clinic, its registration and who answers for it", () => {
  expect(sharePicture({ kind: "exame", slug: "raio-x", title: "Raio-X" }, CLINIC)).toEqual({
    kicker: "Exame e preparo",
    title: "Raio-X",
    nome_clinica: CLINIC.nome_clinica,
    registration: [
      "Registro da clínica: CRM-MS 0000",
      "Diretor técnico: Dr. Otávio, Médico · CRM-MS 00002",
    ],
    cores: CLINIC.cores_principais,
  });
  expect(sharePicture(pageSubject("inicio"), DEFAULT_CONFIGURACOES)).toMatchObject({
    kicker: "Nova Andradina, MS",
    title: DEFAULT_CONFIGURACOES.nome_clinica,
    registration: [],
  });
});

describe("shareImagePath", () => {
  test("changes with all that is drawn, and with nothing else", () => {
    const subject = shareSubject("/blog/um-artigo", "Um artigo");
    const path = shareImagePath(subject, CLINIC);
    expect(path).toMatch(/^\/og\/artigo-um-artigo-[a-z0-9]{11}\.png$/);
    expect(shareImagePath(subject, { ...CLINIC })).toBe(path);
    expect(shareImagePath(subject, { ...CLINIC, endereco: "Rua B, 2" })).toBe(path);
    const others = [
      shareImagePath({ ...subject, title: "Outro" }, CLINIC),
      shareImagePath(subject, { ...CLINIC, nome_clinica: "Outra" }),
      shareImagePath(subject, { ...CLINIC, diretor_tecnico: "Outro" }),
      shareImagePath(subject, {
        ...CLINIC,
        cores_principais: { primaria: "#008000", secundaria: "#06b6d4" },
      }),
    ];
    expect(new Set([path, ...others]).size).toBe(5);
  });

  test("every address that is made can be read again", () => {
    for (const { path } of PUBLIC_PAGES) {
      const subject = shareSubject(path, "");
      const file = shareImagePath(subject, CLINIC).slice("/og/".length);
      expect(parseShareImage(file)).toEqual({ kind: "pagina", slug: subject.slug });
    }
    fc.assert(
      fc.property(
        fc.string(),
        fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/),
        (title, slug) => {
          const file = shareImagePath({ kind: "artigo", slug, title }, CLINIC).slice("/og/".length);
          expect(parseShareImage(file)).toEqual({ kind: "artigo", slug });
        },
      ),
    );
  });
});

test.each([
  "artigo-a.png",
  "artigo-a-0123456789a.jpg",
  "outra-a-0123456789a.png",
  "artigo-A-0123456789a.png",
  "artigo-a--b-0123456789a.png",
  "artigo-../a-0123456789a.png",
  "artigo--0123456789a.png",
])("%s is no address of a picture", (file) => {
  expect(parseShareImage(file)).toBeUndefined();
});
