import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, post } = staffServer();
const IDS = [randomUUID(), "x", "", "' or 1=1 --", randomUUID().toUpperCase()];
const exam = { exame: "Mamografia digital", data_exame: "20/11/2026" };
let portal: PortalFixture;
let pacienteId: string;
let waiting: { id: string; versao: number };
let released: { id: string; versao: number };

beforeAll(async () => {
  portal = await portalFixture(database);
  pacienteId = await portal.paciente();
  waiting = await portal.laudo(pacienteId);
  released = await portal.released(pacienteId);
});

const rows = () =>
  database.superuser`select id, paciente_id, status, versao from laudos order by id`;

describe("an unknown patient is an error at the field", () => {
  const forms: Record<string, (id: string) => [string, Record<string, string>]> = {
    "of a new report": (paciente_id) => [
      "/admin/laudos/novo",
      { quem: "existente", paciente_id, ...exam },
    ],
    "of a report that is edited": (paciente_id) => [
      `/admin/laudos/${waiting.id}`,
      { versao: String(waiting.versao), paciente_id, ...exam },
    ],
    "of a report that moves": (paciente_id) => [
      `/admin/laudos/${released.id}/mover`,
      { versao: String(released.versao), paciente_id, motivo: "Trocado" },
    ],
  };

  it.each(Object.keys(forms))("%s", async (form) => {
    const before = await rows();
    for (const id of IDS) {
      const [path, body] = forms[form]?.(id) ?? ["", {}];
      const response = await post(path, body, "laudos");
      const html = await response.text();
      expect({ id, status: response.status }).toEqual({ id, status: 400 });
      expect(html).toMatch(/Este paciente não está cadastrado|Escolha o paciente/);
    }
    expect(await rows()).toEqual(before);
  });
});

describe("an unknown PDF is an error at the field", () => {
  it("of a correction", async () => {
    for (const pdf of IDS) {
      const body = {
        versao: String(released.versao),
        data_nascimento: "17/05/1980",
        motivo: "Lado",
        pdf,
      };
      const response = await post(`/admin/laudos/${released.id}/retificar`, body, "laudos");
      expect({ pdf, status: response.status }).toEqual({ pdf, status: 400 });
      expect(await response.text()).toMatch(/Este PDF não está mais na fila|Envie o PDF corrigido/);
    }
  });
});

it("a step of a report that does not exist answers that there is none", async () => {
  const body = {
    versao: "1",
    data_nascimento: "17/05/1980",
    motivo: "Lado",
    paciente_id: pacienteId,
    pdf: randomUUID(),
  };
  for (const id of [randomUUID(), "x", "__proto__", "' or 1=1 --"]) {
    for (const step of ["liberar", "retificar", "anular", "mover", "protocolo"]) {
      const { status } = await post(
        `/admin/laudos/${encodeURIComponent(id)}/${step}`,
        body,
        "laudos",
      );
      expect({ id, step, status }).toEqual({ id, step, status: 404 });
    }
  }
});

it("no other form fails because of an id that does not exist", async () => {
  const forms = (id: string): [string, Record<string, string>][] => [
    ["/admin/laudos/novo", { quem: "existente", paciente_id: pacienteId, ...exam, pdf: id }],
    ["/admin/laudos/envios", { formulario: "associar", id, laudo_id: waiting.id }],
    ["/admin/laudos/envios", { formulario: "associar", id: randomUUID(), laudo_id: id }],
    ["/admin/laudos/envios", { formulario: "excluir", id }],
    ["/admin/midia", { id, versao: "1", texto_alternativo: "x" }],
    ["/admin/midia", { acao: "excluir", id }],
    [`/admin/mensagens/${randomUUID()}`, { formulario: "de-novo", email: "mensagem", id }],
    ["/admin/conta/sessoes", { id }],
    ["/admin/lixeira", { formulario: "restaurar", coisa: "exames", registro: id, linha: "1" }],
    [
      "/admin/publicidade/vistos",
      {
        formulario: "marcar",
        coisa: "profissionais",
        registro: id,
        campo: "mini_bio",
        regra: "x",
        palavras: "o melhor",
      },
    ],
    [`/admin/exames/${randomUUID()}/historico`, { formulario: "restaurar", linha: id }],
  ];
  for (const id of IDS) {
    for (const [path, body] of forms(id)) {
      const { status } = await post(path, body, "admin_master");
      expect({ path, id, isFault: status >= 500 }).toEqual({ path, id, isFault: false });
    }
  }
});
