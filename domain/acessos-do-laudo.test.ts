import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { formatAcao, groupTouches, LAUDO_ACTS, READING_ACTS } from "./acessos-do-laudo.ts";

const at = (time: string, acao: string, quem: string) => ({
  // Four hours ahead of the clinic's clock.
  quando: new Date(`2026-11-${time}Z`),
  acao,
  quem,
});

describe("what touched a report, as its patient reads it", () => {
  it("stands by day and person, the newest day first, each day from its morning on", () => {
    const lines = [
      at("23T02:30:00", "baixou PDF", "Você"),
      at("22T15:20:00", "liberou laudo", "Otávio"),
      at("22T15:10:00", "viu o laudo", "Otávio"),
      at("22T14:50:00", "viu o laudo", "Marina"),
      at("22T13:00:00", "viu o laudo", "Otávio"),
      at("21T12:00:30", "viu páginas", "Otávio"),
      at("21T12:00:00", "viu páginas", "Otávio"),
    ];
    expect(groupTouches(lines, ({ quem }) => quem)).toEqual([
      {
        dia: "2026-11-22",
        people: [
          { who: "Você", deeds: ["baixou o PDF às 22:30"] },
          {
            who: "Otávio",
            deeds: ["abriu o laudo 2 vezes, de 09:00 a 11:10", "liberou o laudo às 11:20"],
          },
          { who: "Marina", deeds: ["abriu o laudo às 10:50"] },
        ],
      },
      {
        dia: "2026-11-21",
        people: [{ who: "Otávio", deeds: ["viu as páginas 2 vezes, às 08:00"] }],
      },
    ]);
  });

  it("says annulled of what was written as taken back", () => {
    const [day] = groupTouches([at("22T15:20:00", "retirou laudo", "Ana")], ({ quem }) => quem);
    expect(day?.people[0]?.deeds).toEqual(["anulou o laudo às 11:20"]);
    expect(formatAcao("retirou laudo")).toBe("anulou laudo");
    expect(formatAcao("listou laudos")).toBe("listou laudos");
  });

  it("holds no list, search nor sign-in; an opening is no change", () => {
    for (const acao of ["listou laudos", "procurou laudos", "abriu a lista", "entrou"]) {
      expect(LAUDO_ACTS).not.toContain(acao);
    }
    expect(READING_ACTS).toContain("baixou PDF");
    expect(READING_ACTS).not.toContain("liberou laudo");
  });
});

/** Acts that touch no single report: lists, searches, a patient's own record, an access. */
const OTHERS = [
  "listou laudos",
  "procurou laudos",
  "listou pacientes",
  "procurou pacientes",
  "procurou paciente",
  "abriu paciente",
  "cadastrou paciente",
  "alterou paciente",
  "viu telefones",
  "viu os acessos",
  "exportou acessos",
  "descartou PDF sem laudo",
  "entrou",
  "abriu a lista",
  "encerrou o acesso",
  "enviou código de acesso",
];

it("every act that the code writes is one of the report's or one of the others", () => {
  const root = path.join(import.meta.dirname, "..");
  const files = (folder: string, ending: string) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(ending) && !file.includes(".test."))
      .map((file) => readFileSync(path.join(root, folder, file), "utf8"));
  const code = ["laudos", "pacientes"].flatMap((room) => files(`server/data/${room}`, ".ts"));
  const acts = code.flatMap((text) =>
    text.split("\n").flatMap((line) => line.split(/\bacao: /).slice(1)),
  );
  const written = [
    // A word that is compared with is no act.
    ...acts.flatMap((act) => (act.split(",")[0] ?? "").match(/(?:=== )?"[^"]+"/g) ?? []),
    ...files("server/db/sql", ".sql").flatMap((sql) => sql.match(/(?<=feito := )'[^']+'/g) ?? []),
  ]
    .filter((quoted) => !quoted.startsWith("="))
    .map((quoted) => quoted.slice(1, -1));
  expect(written).toContain("listou laudos");
  expect(written).toContain("anulou laudo");
  const known = [...LAUDO_ACTS, ...OTHERS];
  expect([...new Set(written)].filter((acao) => !known.includes(acao))).toEqual([]);
});
