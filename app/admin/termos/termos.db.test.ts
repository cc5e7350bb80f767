import { beforeEach, expect, it } from "vitest";
import { SUGGESTED_TERMOS } from "#domain/defaults/termos-consentimento.ts";
import { TERMO_LIMITS } from "#domain/termos/termos.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();
const SUGGESTIONS = "/admin/termos/sugestoes";
const [FIRST, SECOND] = SUGGESTED_TERMOS.map(({ nome }) => nome);

const add = (nomes: readonly string[]) => {
  const form = new FormData();
  for (const nome of nomes) form.append("termos", nome);
  return post(SUGGESTIONS, form, "recepcao");
};
const rows = () =>
  database.superuser`select nome, ordem_exibicao, conferido from termos_consentimento order by ordem_exibicao`;
const firstId = async () =>
  String(
    (await database.superuser`select id from termos_consentimento order by ordem_exibicao`)[0]?.id,
  );

beforeEach(async () => {
  await database.superuser`truncate termos_consentimento`;
});

it("a suggestion fits the form and names its source, which nobody has compared yet", () => {
  for (const { nome, texto, fonte } of SUGGESTED_TERMOS) {
    expect(texto.length, nome).toBeLessThanOrEqual(TERMO_LIMITS.texto);
    expect(texto, nome).not.toMatch(/[[\]]/);
    expect(fonte.isVerified, nome).toBe(false);
    expect(fonte.nome, nome).toMatch(/artigo 22|artigo 8º/);
  }
});

it("opening the suggestions adds nothing and ticks nothing", async () => {
  const page = await (await get(SUGGESTIONS, "recepcao")).text();
  expect(page).toContain(FIRST);
  expect(page).not.toMatch(/<input[^>]*name="termos"[^>]*\bchecked=/);
  expect(await rows()).toEqual([]);
  expect((await add([])).status).toBe(400);
});

it("adds what was ticked once as not confirmed, also for two people at the same moment", async () => {
  const wanted = [String(SECOND), String(FIRST), "Termo que não existe"];
  const answers = await Promise.all([add(wanted), add(wanted)]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect([...(await rows())]).toEqual([
    { nome: FIRST, ordem_exibicao: 1, conferido: false },
    { nome: SECOND, ordem_exibicao: 2, conferido: false },
  ]);
});

it("is printed only once somebody has confirmed the version that was shown", async () => {
  await add([String(FIRST)]);
  const address = `/admin/termos/${await firstId()}`;
  const print = async () => (await get(`${address}/imprimir`, "recepcao")).text();
  expect(await print()).toContain("só se imprime depois que alguém conferir");
  expect(await print()).not.toContain("Fui informado");
  expect((await post(`${address}/conferido`, { versao: "9" }, "recepcao")).status).toBe(409);
  expect((await post(`${address}/conferido`, { versao: "1" }, "recepcao")).status).toBe(200);
  const page = await print();
  expect(page).toContain("Fui informado");
  expect(page).toContain("Nome do paciente");
  expect(page).toContain("Assinatura");
});

it("is found by the search over the back office, and so is its screen", async () => {
  await add([String(FIRST)]);
  const find = async (busca: string, role: "recepcao" | "laudos") => {
    const answer = await post("/admin/buscar", { formulario: "buscar", busca }, role);
    return JSON.stringify(await answer.json());
  };
  expect(await find("termos de consentimento", "recepcao")).toContain('"/admin/termos"');
  expect(await find(String(FIRST), "recepcao")).toContain("/admin/termos/");
  expect(await find("termos de consentimento", "laudos")).toBe("[]");
});
