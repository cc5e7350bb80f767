import { describe, expect, it } from "vitest";
import { groupTouches } from "./acessos-do-laudo.ts";

const at = (time: string, acao: string, quem: string) => ({
  // `time` is in UTC, four hours ahead of the clinic's clock.
  quando: new Date(`2026-11-${time}Z`),
  acao,
  quem,
});

describe("what touched a report, as its patient reads it", () => {
  it("is listed by day and person, the newest day first, each day from its morning on", () => {
    const lines = [
      at("23T02:30:00", "baixou_pdf", "Você"),
      at("22T15:20:00", "liberou_laudo", "Otávio"),
      at("22T15:10:00", "viu_laudo", "Otávio"),
      at("22T14:50:00", "viu_laudo", "Marina"),
      at("22T13:00:00", "viu_laudo", "Otávio"),
      at("21T12:00:30", "viu_paginas", "Otávio"),
      at("21T12:00:00", "viu_paginas", "Otávio"),
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

  it("shows only the words of an act that this version does not know", () => {
    const [day] = groupTouches([at("22T15:20:00", "dobrou_laudo", "Ana")], ({ quem }) => quem);
    expect(day?.people[0]?.deeds).toEqual(["dobrou laudo às 11:20"]);
  });
});
