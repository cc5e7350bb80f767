import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIAS, type Feriado, type Intervalo, type Semana } from "./horarios.ts";
import { openState } from "./open-state.ts";

const OFFSET = -240;
const day = [
  { abre: "07:00", fecha: "12:00" },
  { abre: "13:00", fecha: "18:00" },
];
const semana: Semana = {
  dom: [],
  seg: day,
  ter: day,
  qua: day,
  qui: day,
  sex: day,
  sab: [{ abre: "07:00", fecha: "12:00" }],
};
/** Campo Grande is four hours behind UTC; 2 March 2026 is a Monday. */
const at = (date: string, time: string) => new Date(`${date}T${time}:00-04:00`);
const text = (date: string, time: string, feriados: Feriado[] = []) =>
  openState(semana, feriados, at(date, time), OFFSET).texto;

describe("openState", () => {
  it("is open from the opening minute until before the closing one", () => {
    expect(text("2026-03-02", "06:59")).toBe("Fechado, abre hoje às 7h");
    expect(openState(semana, [], at("2026-03-02", "07:00"), OFFSET)).toEqual({
      aberto: true,
      ate: "12:00",
      texto: "Aberto agora",
    });
    expect(text("2026-03-02", "11:59")).toBe("Aberto agora");
    expect(text("2026-03-02", "12:00")).toBe("Fechado, abre hoje às 13h");
  });

  it("names the next day on which it opens", () => {
    expect(text("2026-03-02", "18:00")).toBe("Fechado, abre amanhã às 7h");
    expect(text("2026-03-07", "12:00")).toBe("Fechado, abre segunda às 7h");
  });

  it("goes by the clinic's clock, not by the reader's or the server's", () => {
    expect(openState(semana, [], new Date("2026-03-03T02:30:00Z"), OFFSET).texto).toBe(
      "Fechado, abre amanhã às 7h",
    );
    expect(openState(semana, [], new Date("2026-03-03T02:30:00Z"), 540).aberto).toBe(true);
  });

  it("lets a holiday replace the weekday", () => {
    const closed = [{ data: "2026-03-02", nome: "Feriado", intervalos: [] }];
    expect(text("2026-03-02", "09:00", closed)).toBe("Fechado, abre amanhã às 7h");
    const short = [
      { data: "2026-03-02", nome: "Cinzas", intervalos: [{ abre: "13:30", fecha: "18:00" }] },
    ];
    expect(text("2026-03-02", "09:00", short)).toBe("Fechado, abre hoje às 13h30");
  });

  it("gives the date when the next opening is a week away or more", () => {
    const closed = Array.from({ length: 8 }, (_, index) => ({
      data: `2026-03-0${index + 2}`,
      nome: "Férias",
      intervalos: [],
    }));
    expect(text("2026-03-02", "09:00", closed)).toBe("Fechado, abre em 10/03 às 7h");
    // On the same weekday of the next week, the weekday's name alone would mean today.
    expect(text("2026-03-02", "19:00", closed.slice(1, 7))).toBe("Fechado, abre em 09/03 às 7h");
  });

  it("says only that it is closed when no opening is known", () => {
    const never = Object.fromEntries(DIAS.map((dia) => [dia, []])) as unknown as Semana;
    expect(openState(never, [], at("2026-03-02", "09:00"), OFFSET)).toEqual({
      aberto: false,
      texto: "Fechado",
    });
  });

  it("joins intervals that touch or overlap", () => {
    const joined = { ...semana, seg: [{ abre: "12:00", fecha: "18:00" }, day[0] as Intervalo] };
    expect(openState(joined, [], at("2026-03-02", "11:00"), OFFSET)).toMatchObject({
      ate: "18:00",
    });
  });

  it("never throws, whatever it is given", () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.anything(),
        fc.date({ noInvalidDate: false }),
        fc.double(),
        (week, holidays, now, offset) => {
          const state = openState(week as Semana, holidays as Feriado[], now, offset);
          expect(state.texto).toMatch(/^(Aberto agora|Fechado(, abre .+)?)$/);
        },
      ),
    );
  });

  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map(([h, m]) => `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}`);
  const intervals = fc.array(
    fc.tuple(time, time).map(([a, b]) => (a < b ? { abre: a, fecha: b } : { abre: b, fecha: a })),
    { maxLength: 3 },
  );
  const weeks = fc.record(
    Object.fromEntries(DIAS.map((dia) => [dia, intervals])),
  ) as fc.Arbitrary<Semana>;
  const moments = fc.date({
    min: new Date("2024-01-01"),
    max: new Date("2030-01-01"),
    noInvalidDate: true,
  });

  it("is open at the moment that it promises, and closed just before", () => {
    fc.assert(
      fc.property(weeks, moments, (week, now) => {
        const state = openState(week, [], now, OFFSET);
        if (state.aberto || !state.abre) return;
        const opening = at(state.abre.data, state.abre.hora);
        expect(opening.getTime()).toBeGreaterThan(now.getTime());
        expect(openState(week, [], opening, OFFSET).aberto).toBe(true);
        const before = new Date(opening.getTime() - 60_000);
        if (before > now) expect(openState(week, [], before, OFFSET).aberto).toBe(false);
      }),
    );
  });

  it("is open exactly when an interval of the day holds the minute", () => {
    fc.assert(
      fc.property(weeks, fc.nat(6), time, (week, weekday, hour) => {
        const dia = DIAS[weekday] ?? "dom";
        const inside = week[dia].some(({ abre, fecha }) => abre <= hour && hour < fecha);
        expect(openState(week, [], at(`2026-03-0${weekday + 1}`, hour), OFFSET).aberto).toBe(
          inside,
        );
      }),
    );
  });
});
