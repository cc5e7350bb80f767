import { describe, expect, test } from "vitest";
import { DEMO_BLOG_POSTS } from "#demo/content/blog-posts.ts";
import { DEMO_CONFIGURACOES } from "#demo/content/configuracoes.ts";
import { DEMO_EXAMES } from "#demo/content/exames.ts";
import { DEMO_PROFISSIONAIS } from "#demo/content/profissionais.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { DEFAULT_PROFISSIONAIS } from "#domain/defaults/profissionais.ts";
import { PUBLIC_PAGES } from "#domain/paginas/public-pages.ts";
import { schemaFaults } from "#tests/support/schema-org.ts";
import { blogPostingRecord } from "./article.ts";
import { breadcrumbRecord } from "./breadcrumb.ts";
import { clinicRecord, clinicReference } from "./clinic.ts";
import { medicalTestRecord } from "./medical-test.ts";
import { physicianRecords } from "./physician.ts";

const ORIGIN = "https://clinica.test";
const CONTEXT = { clinic: DEMO_CONFIGURACOES, origin: ORIGIN };
const IMAGES = { image: `${ORIGIN}/og/a.png`, logo: `${ORIGIN}/assets/a.png` };

function faults(record: object) {
  return schemaFaults({ "@context": "https://schema.org", ...record });
}

describe("the clinic", () => {
  test.each([DEMO_CONFIGURACOES, DEFAULT_CONFIGURACOES])("$nome_clinica", (clinic) => {
    const hours = { semana: clinic.horarios.recepcao, feriados: clinic.feriados };
    expect(faults(clinicRecord({ clinic, origin: ORIGIN }, { ...hours, ...IMAGES }))).toEqual([]);
  });

  test("is open when the reception is", () => {
    const day = [
      { abre: "07:00", fecha: "11:30" },
      { abre: "13:00", fecha: "24:00" },
    ];
    const semana = { dom: [], seg: day, ter: day, qua: [], qui: [], sex: [], sab: [] };
    const { openingHoursSpecification } = clinicRecord(CONTEXT, {
      semana,
      feriados: [],
      ...IMAGES,
    });
    const dayOfWeek = ["https://schema.org/Monday", "https://schema.org/Tuesday"];
    expect(openingHoursSpecification).toEqual([
      { "@type": "OpeningHoursSpecification", dayOfWeek, opens: "07:00", closes: "11:30" },
      { "@type": "OpeningHoursSpecification", dayOfWeek, opens: "13:00", closes: "23:59" },
    ]);
  });

  test("is closed, or open for less, on a holiday", () => {
    const semana = DEMO_CONFIGURACOES.horarios.recepcao;
    const feriados = [
      { data: "2026-12-24", nome: "Véspera", intervalos: [{ abre: "07:00", fecha: "12:00" }] },
      { data: "2026-12-25", nome: "Natal", intervalos: [] },
    ];
    const record = clinicRecord(CONTEXT, { semana, feriados, ...IMAGES });
    const type = { "@type": "OpeningHoursSpecification" };
    const [eve, day] = ["2026-12-24", "2026-12-25"];
    expect(record).toMatchObject({
      specialOpeningHoursSpecification: [
        { ...type, validFrom: eve, validThrough: eve, opens: "07:00", closes: "12:00" },
        { ...type, validFrom: day, validThrough: day, opens: "00:00", closes: "00:00" },
      ],
    });
    expect(faults(record)).toEqual([]);
  });

  test("has its address in parts", () => {
    const semana = DEMO_CONFIGURACOES.horarios.recepcao;
    expect(clinicRecord(CONTEXT, { semana, feriados: [], ...IMAGES })).toMatchObject({
      telephone: "+556734410012",
      address: { addressLocality: "Nova Andradina", addressRegion: "MS", postalCode: "79750-000" },
    });
  });
});

describe("doctors", () => {
  const context = { ...CONTEXT, employer: clinicReference(CONTEXT) };

  test("have their registration", () => {
    const records = physicianRecords(
      DEMO_PROFISSIONAIS.map((doctor) => ({ ...doctor, foto_url: "/arquivos/medicos/a.webp" })),
      context,
    );
    expect(records).toHaveLength(DEMO_PROFISSIONAIS.length);
    expect(records.flatMap(faults)).toEqual([]);
    expect(records[0]).toMatchObject({
      description: "Médica · Radiologia e Diagnóstico por Imagem",
      image: `${ORIGIN}/arquivos/medicos/a.webp`,
      identifier: [{ propertyID: "CRM" }, { propertyID: "RQE" }],
    });
  });

  test("that are samples have no record", () => {
    expect(physicianRecords(DEFAULT_PROFISSIONAIS, context)).toEqual([]);
  });
});

test("every exam is a test", () => {
  const records = DEMO_EXAMES.map((exame) => medicalTestRecord({ ...exame, slug: "a" }, ORIGIN));
  expect(records.flatMap(faults)).toEqual([]);
});

describe("articles", () => {
  const context = { origin: ORIGIN, images: [IMAGES.image], publisher: clinicReference(CONTEXT) };
  const POST = {
    ...DEMO_BLOG_POSTS[0],
    slug: "a",
    titulo: "Título",
    resumo: "Resumo",
    autor: "Dra. Ana",
    categoria: "Exames",
    publicado_em: "2026-05-12T12:00:00.000Z",
    atualizado_em: "2026-06-01T12:00:00.000Z",
    tempo_leitura_min: 4,
  };

  test.each([
    [{}],
    [{ autor: null, categoria: null }],
    [{ author: { especialidade: "Radiologia" } }],
    [{ titulo: "palavra ".repeat(25).trim() }],
  ])("%j", (change) => {
    expect(faults(blogPostingRecord({ ...POST, ...change }, context))).toEqual([]);
  });

  test("without an author are the clinic's", () => {
    const { author } = blogPostingRecord({ ...POST, autor: null }, context);
    expect(author).toEqual(context.publisher);
  });

  test("were never changed before they were published", () => {
    const early = { ...POST, atualizado_em: "2026-01-01T00:00:00.000Z" };
    expect(blogPostingRecord(early, context).dateModified).toBe(POST.publicado_em);
    expect(blogPostingRecord(POST, context).dateModified).toBe(POST.atualizado_em);
  });
});

describe("where a page stands", () => {
  test.each([
    ["/exames", ["/", "/exames"]],
    ["/exames/raio-x", ["/", "/exames", "/exames/raio-x"]],
    ["/blog?categoria=exames", ["/", "/blog", "/blog?categoria=exames"]],
    ["/outra/coisa", ["/", "/outra/coisa"]],
  ])("%s", (path, expected) => {
    const record = breadcrumbRecord({ path, title: "T" }, ORIGIN);
    expect(faults(record)).toEqual([]);
    expect(record.itemListElement.map(({ item }) => item)).toEqual(
      expected.map((one) => ORIGIN + one),
    );
  });

  test("every page of the site has one", () => {
    const inner = PUBLIC_PAGES.filter(({ path }) => path !== "/");
    expect(inner.flatMap((page) => faults(breadcrumbRecord(page, ORIGIN)))).toEqual([]);
  });
});

describe("the check itself", () => {
  test.each([
    [{ "@type": "Nothing" }, "unknown type"],
    [{ "@type": "MedicalTest", name: "a", description: "b" }, "url is missing"],
    [{ "@type": "MedicalTest", name: "a", description: "b", url: "/a" }, 'url: "/a"'],
    [{ "@type": "Person", name: "a", colour: "b" }, "colour is no property"],
    [{ "@type": "BreadcrumbList", itemListElement: [] }, "itemListElement: []"],
    [
      { "@type": "Physician", name: "a", address: { "@type": "PostalAddress" } },
      "address.streetAddress is missing",
    ],
  ])("%j: %s", (record, fault) => {
    expect(faults(record).join("\n")).toContain(fault);
  });
});
