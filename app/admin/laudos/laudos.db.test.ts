import { beforeAll, describe, expect, it, test } from "vitest";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const NOME = "Benedita Quevedo";
const OUTSIDERS = ["editor", "leitor"] as const;
let portal: PortalFixture;
let pacienteId: string;
let laudo: { id: string; protocolo: string; versao: number };

beforeAll(async () => {
  portal = await portalFixture(database);
  pacienteId = await portal.paciente({ nome: NOME });
  laudo = await portal.released(pacienteId, { exame: "Mamografia digital" });
});

describe("roles that do not handle reports", () => {
  const paths = () => [
    "/admin/pacientes",
    `/admin/pacientes/${pacienteId}`,
    "/admin/laudos",
    ...["", "/acessos", "/comprovante", "/liberar", "/mover"].map(
      (part) => `/admin/laudos/${laudo.id}${part}`,
    ),
    "/admin/laudos/envios",
    "/admin/laudos/acessos/exportar?de=2020-01-01&ate=2099-01-01",
  ];

  it.each(OUTSIDERS)(
    "is refused as %s, and reads nothing, also of the data alone",
    async (role) => {
      for (const path of paths()) {
        const [pathname = "", query = ""] = path.split("?");
        for (const address of [path, `${pathname}.data?${query}`]) {
          const response = await get(address, role);
          const body = await response.text();
          expect({ address, status: response.status }).toEqual({ address, status: 403 });
          for (const secret of [NOME, "Benedita", laudo.protocolo, "Mamografia", CPFS[0]]) {
            expect(body).not.toContain(secret);
          }
        }
      }
    },
  );

  it.each(OUTSIDERS)("changes nothing as %s", async (role) => {
    const form = { versao: String(laudo.versao), motivo: "não pode" };
    expect((await post(`/admin/laudos/${laudo.id}/anular`, form, role)).status).toBe(403);
    const [row] = await database.superuser`select status from laudos where id = ${laudo.id}`;
    expect(row?.status).toBe("liberado");
  });
});

describe("a search", () => {
  const search = async (role: "laudos" | "recepcao") => {
    const form = { formulario: "buscar", busca: "Benedita" };
    const response = await post("/admin/pacientes", form, role);
    expect(response.status).toBe(302);
    return response.headers.get("location") ?? "";
  };

  it("finds the patient, whose name is not in the address", async () => {
    const address = await search("laudos");
    expect(decodeURIComponent(address)).not.toContain("Benedita");
    expect(await (await get(address, "laudos")).text()).toContain(NOME);
  });

  it("is decrypted only for the person who typed it", async () => {
    const address = await search("laudos");
    const html = await (await get(address, "recepcao")).text();
    expect(html).not.toContain('value="Benedita"');
  });
});

describe("the release step", () => {
  const stepOf = async () => {
    const [row] = await database.superuser`select versao from laudos where id = ${laudo.id}`;
    return { versao: String(row?.versao), data_nascimento: "17/05/1980" };
  };

  it("never shows the birth date that has to be typed", async () => {
    const html = await (await get(`/admin/laudos/${laudo.id}/retificar`, "laudos")).text();
    expect(html).toContain(NOME);
    expect(html).not.toMatch(/1980-05-17|17\/05\/1980/);
  });

  it("corrects only with the right birth date, by a PDF that waits, and tells the patient", async () => {
    const path = `/admin/laudos/${laudo.id}/retificar`;
    const pdf = await portal.versao();
    const form = { ...(await stepOf()), pdf, motivo: "Lado trocado" };
    const wrong = await post(path, { ...form, data_nascimento: "18/05/1980" }, "laudos");
    expect(wrong.status).toBe(400);
    expect((await post(path, { ...form, versao: "1" }, "laudos")).status).toBe(409);
    expect((await post(path, form, "laudos")).status).toBe(302);
    const [row] = await database.superuser`
      select status, (select count(*)::int from avisos_laudos where laudo_id = l.id) as avisos
      from laudos l where id = ${laudo.id}`;
    expect(row).toEqual({ status: "retificado", avisos: 2 });
  });

  it("moves a report to the right patient, and says who had opened it", async () => {
    const other = await portal.paciente({ nome: "Célia Ramos", cpf: CPFS[1] });
    const { versao } = await stepOf();
    const form = { versao, paciente_id: other, motivo: "Era da outra" };
    const response = await post(`/admin/laudos/${laudo.id}/mover`, form, "laudos");
    expect(response.headers.get("location")).toBe(`/admin/laudos/${laudo.id}/acessos`);
    const rows = await database.superuser`
      select status, paciente_id from laudos order by criado_em`;
    expect(rows).toEqual([
      { status: "anulado", paciente_id: pacienteId },
      { status: "em_analise", paciente_id: other },
    ]);
    const list = await (await get("/admin/laudos", "laudos")).text();
    expect(list).toContain("Era da outra");
    expect(list).toMatch(/Anulado(<!-- -->)? por /);
    const edit = await get(`/admin/laudos/${laudo.id}`, "laudos");
    expect(edit.headers.get("location")).toBe(`/admin/laudos/${laudo.id}/acessos`);
  });
});

test("reading the list of accesses is not shown to the patient as opening the report", async () => {
  const { id } = await portal.released(pacienteId, { exame: "Densitometria" });
  expect((await get(`/admin/laudos/${id}/acessos`, "recepcao")).status).toBe(200);
  const lines = await database.superuser`
    select acao from trilha_pacientes where documentos @> array[${`laudo:${id}`}] and acao like 'viu%'`;
  expect(lines.map(({ acao }) => acao)).toEqual(["viu_acessos"]);
});
