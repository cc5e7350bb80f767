import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIGURACOES } from "../defaults/configuracoes.ts";
import { DIAS, HORARIOS_LIMITS } from "../horarios/horarios.ts";
import { CONFIGURACOES_LABELS, configuracoesSiteForm } from "./configuracoes-site.ts";

const VALID = {
  nome_clinica: "Clínica",
  endereco: "Rua A, 1\r\nCentro",
  telefone: "(67) 3441-0000",
  email: "contato@clinica.test",
  horario_funcionamento: "Seg a sex",
  texto_rodape: "©",
  "links_redes_sociais.whatsapp": "(67) 93441-0000",
  "cores_principais.primaria": "#0EA5E9",
  "cores_principais.secundaria": "#06b6d4",
};

function parse(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return parseWithZod(form, { schema: configuracoesSiteForm });
}

function errors(values: Record<string, string>): Record<string, string | undefined> {
  const submission = parse(values);
  const all = Object.entries((submission.status !== "success" && submission.error) || {});
  return Object.fromEntries(all.map(([name, messages]) => [name, messages?.[0]]));
}

function saved(values: Record<string, string> = {}) {
  const submission = parse({ ...VALID, ...values });
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return submission.value;
}

describe("the settings' form", () => {
  it("says what is missing in the specified words", () => {
    expect(errors({})).toEqual({
      nome_clinica: "Nome da clínica é obrigatório",
      endereco: "Endereço é obrigatório",
      telefone: "Telefone é obrigatório",
      email: "Email inválido",
      texto_rodape: "Texto do rodapé é obrigatório",
      "links_redes_sociais.whatsapp": "WhatsApp é obrigatório",
      "cores_principais.primaria": "Cor primária é obrigatória",
      "cores_principais.secundaria": "Cor secundária é obrigatória",
    });
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "instagram", "/exames"])(
    "refuses the address %s wherever one is typed",
    (address) => {
      const fields = [
        "links_redes_sociais.instagram",
        "links_redes_sociais.facebook",
        "link_resultados_clinica",
        "link_resultados_cassems",
        "credito_link",
      ];
      const typed = Object.fromEntries(fields.map((field) => [field, address]));
      const wanted = Object.fromEntries(fields.map((field) => [field, "URL inválida"]));
      expect(errors({ ...VALID, ...typed })).toEqual(wanted);
    },
  );

  it.each([
    [
      "@claravale.ms",
      "https://www.instagram.com/claravale.ms",
      "https://www.facebook.com/claravale.ms",
    ],
    [
      " @clara_vale ",
      "https://www.instagram.com/clara_vale",
      "https://www.facebook.com/clara_vale",
    ],
    ["https://outra.example/x", "https://outra.example/x", "https://outra.example/x"],
    ["", "", ""],
  ])("reads the profile %j", (typed, instagram, facebook) => {
    const { links_redes_sociais } = saved({
      "links_redes_sociais.instagram": typed,
      "links_redes_sociais.facebook": typed,
    });
    expect(links_redes_sociais).toMatchObject({ instagram, facebook });
  });

  it("reads a network's address without its scheme", () => {
    const { links_redes_sociais } = saved({
      "links_redes_sociais.instagram": "instagram.com/claravale",
      "links_redes_sociais.facebook": "www.facebook.com/claravale",
    });
    expect(links_redes_sociais).toMatchObject({
      instagram: "https://instagram.com/claravale",
      facebook: "https://www.facebook.com/claravale",
    });
  });

  it.each(["@", "@a b", "@a/b", "@javascript:x", "facebook.com/x"])(
    "refuses the Instagram %j",
    (typed) => {
      expect(errors({ ...VALID, "links_redes_sociais.instagram": typed })).toEqual({
        "links_redes_sociais.instagram": "URL inválida",
      });
    },
  );

  it.each(["ligue já", "3441-0000", "(67) 3441-0000 / 3441-0001"])(
    "refuses the telephone %j",
    (typed) => {
      expect(errors({ ...VALID, telefone: typed })).toEqual({
        telefone: "Telefone inválido. Use o DDD, como (67) 99999-0000",
      });
    },
  );

  it.each(["red", "#fff", "0ea5e9", "#0ea5e9ff", "#0ea5eg", "red;}</style>", "#0ea5e9;"])(
    "refuses the colour %s",
    (colour) => {
      expect(errors({ ...VALID, "cores_principais.primaria": colour })).toEqual({
        "cores_principais.primaria": "Use uma cor como #0ea5e9",
      });
    },
  );

  it.each([
    ["(67) 93441-0000", "5567934410000"],
    ["67 3441 0000", "556734410000"],
    ["067 93441-0000", "5567934410000"],
    ["+55 (67) 93441-0000", "5567934410000"],
    ["0055 67 93441-0000", "5567934410000"],
    ["+595 981 123456", "595981123456"],
  ])("stores the WhatsApp %s as its digits with the country code", (typed, digits) => {
    const { links_redes_sociais } = saved({ "links_redes_sociais.whatsapp": typed });
    expect(links_redes_sociais.whatsapp).toBe(digits);
  });

  it.each(["123", "93441-0000", "telefone", "+1 2"])("refuses the WhatsApp %s", (typed) => {
    expect(errors({ ...VALID, "links_redes_sociais.whatsapp": typed })).toEqual({
      "links_redes_sociais.whatsapp": "WhatsApp inválido",
    });
  });

  it("becomes a record: closed where no hours came, empty where nothing was typed", () => {
    const closed = Object.fromEntries(DIAS.map((dia) => [dia, []]));
    expect(saved()).toEqual({
      ...DEFAULT_CONFIGURACOES,
      nome_clinica: "Clínica",
      endereco: "Rua A, 1\nCentro",
      horario_funcionamento: "Seg a sex",
      texto_rodape: "©",
      link_resultados_cassems: "",
      horarios: { recepcao: closed, exames: closed },
    });
  });

  it("has a label for every field, and no other", () => {
    const record = { ...DEFAULT_CONFIGURACOES };
    const paths = Object.entries(record).flatMap(([name, value]) =>
      ["links_redes_sociais", "cores_principais", "horarios"].includes(name)
        ? Object.keys(value ?? {}).map((key) => `${name}.${key}`)
        : [name],
    );
    expect(Object.keys(CONFIGURACOES_LABELS).sort()).toEqual(paths.sort());
  });
});

describe("hours", () => {
  const monday = (index: number, abre: string, fecha: string) => ({
    [`horarios.recepcao.seg[${index}].abre`]: abre,
    [`horarios.recepcao.seg[${index}].fecha`]: fecha,
  });

  it("are stored in the order of the clock", () => {
    const typed = { ...monday(0, "13:00", "18:00"), ...monday(1, "07:00", "11:00") };
    expect(saved(typed).horarios.recepcao.seg).toEqual([
      { abre: "07:00", fecha: "11:00" },
      { abre: "13:00", fecha: "18:00" },
    ]);
  });

  it("are read as people write them", () => {
    const typed = { ...monday(0, "7", "11h30"), ...monday(1, "13h", "1830") };
    expect(saved(typed).horarios.recepcao.seg).toEqual([
      { abre: "07:00", fecha: "11:30" },
      { abre: "13:00", fecha: "18:30" },
    ]);
  });

  it.each(["00:00", "0h", "24h"])("end at midnight where it closes at %s", (midnight) => {
    expect(saved(monday(0, "18:00", midnight)).horarios.recepcao.seg).toEqual([
      { abre: "18:00", fecha: "24:00" },
    ]);
  });

  it.each([
    [monday(0, "12:00", "07:00"), "fecha", "O fechamento deve ser depois da abertura"],
    [monday(0, "12:00", "12:00"), "fecha", "O fechamento deve ser depois da abertura"],
    [monday(0, "", "12:00"), "abre", "Informe o horário"],
    [monday(0, "07:00", ""), "fecha", "Informe o horário"],
    [monday(0, "7h70", "12:00"), "abre", "Horário inválido"],
    [monday(0, "07:00", "24:30"), "fecha", "Horário inválido"],
    [monday(0, "24:00", "24:00"), "abre", "Horário inválido"],
  ])("refuse %o", (typed, side, message) => {
    expect(errors({ ...VALID, ...typed })).toEqual({
      [`horarios.recepcao.seg[0].${side}`]: message,
    });
  });

  it("refuse one that lies within another of the same day, and let one begin where another ends", () => {
    const apart = { ...monday(0, "07:00", "12:00"), ...monday(1, "12:00", "18:00") };
    expect(errors({ ...VALID, ...apart })).toEqual({});
    const over = { ...monday(0, "07:00", "12:00"), ...monday(1, "11:59", "18:00") };
    expect(errors({ ...VALID, ...over })).toEqual({
      "horarios.recepcao.seg[1].abre": "Este horário se sobrepõe a outro do mesmo dia",
    });
  });
});

describe("holidays", () => {
  const holiday = (index: number, data: string, nome = "Natal") => ({
    [`feriados[${index}].data`]: data,
    [`feriados[${index}].nome`]: nome,
  });

  it("are stored in the order of the calendar, closed where no hours were sent", () => {
    const typed = { ...holiday(0, "2026-12-25"), ...holiday(1, "2026-09-07", "Independência") };
    expect(saved(typed).feriados).toEqual([
      { data: "2026-09-07", nome: "Independência", intervalos: [] },
      { data: "2026-12-25", nome: "Natal", intervalos: [] },
    ]);
  });

  it("refuse a date twice, one that is none, and a day without a name", () => {
    expect(
      errors({ ...VALID, ...holiday(0, "2026-12-25"), ...holiday(1, "2026-12-25", "Outro") }),
    ).toEqual({ "feriados[1].data": "Esta data já está na lista" });
    expect(errors({ ...VALID, ...holiday(0, "2026-02-30") })).toEqual({
      "feriados[0].data": "Data inválida",
    });
    expect(errors({ ...VALID, ...holiday(0, "", "") })).toEqual({
      "feriados[0].data": "Data inválida",
      "feriados[0].nome": "Nome do feriado é obrigatório",
    });
  });

  it("are, with everything else at its maximum, fewer than the fields that a form may send", () => {
    const { intervalos, intervalos_feriado, feriados } = HORARIOS_LIMITS;
    const weeks = 2 * DIAS.length * intervalos * 2;
    const others = Object.keys(CONFIGURACOES_LABELS).length + 2;
    expect(weeks + feriados * (2 + intervalos_feriado * 2) + others).toBeLessThan(1000);
  });
});
