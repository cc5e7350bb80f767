import { expect, test } from "vitest";
import { HORARIO_TOMADO } from "#domain/agenda/proposta.ts";
import { agendaClient, monday } from "./support/agenda-client.ts";
import { flashOf } from "./support/flash-of.ts";

const WITH_QUESTIONS = "Ressonância magnética do joelho";
const { server, cookies, post, get, request, offer, propose } = agendaClient();

test("staff propose, the patient chooses by her link, and the agenda shows it", async () => {
  const ana = await request("Clara Nunes Teste");
  const { page, values, versao } = await offer(ana.screen);
  expect(page).toMatch(/\d\d\/\d\d\/\d{4} às \d\d:\d\d, Ultrassom 1/);
  const none = await propose(ana.screen, versao, [], "recepcao");
  expect([none.status, await none.text()]).toEqual([400, expect.stringContaining("de um a 3")]);
  const chosen = values.slice(0, 2);
  expect((await propose(ana.screen, versao, chosen, "recepcao")).status).toBe(302);

  const hers = await get(ana.link, ana.cookie);
  expect(hers).toContain("Escolher horário");
  const radios = [...hers.matchAll(/name="horario"[^>]*value="([^"]+)"/g)].map(([, one]) => one);
  expect(radios).toHaveLength(2);
  const nothing = await post(ana.link, [["formulario", "horario"]], ana.cookie);
  expect([nothing.status, await nothing.text()]).toEqual([
    400,
    expect.stringContaining("Escolha um horário"),
  ]);
  const take = [
    ["formulario", "horario"],
    ["horario", radios[0] ?? ""],
  ] as [string, string][];
  const taken = await post(ana.link, take, ana.cookie);
  expect(taken.status).toBe(303);
  expect(await get(ana.link, ana.cookie)).toContain("O seu horário está confirmado");
  expect((await post(ana.link, take, ana.cookie)).status).toBe(409);

  const agenda = await get(`/admin/agenda?dia=${monday()}`, cookies.recepcao);
  expect(agenda).toContain("Clara Nunes Teste");
  expect(await get(`/admin/agenda?dia=${monday()}&ver=semana`, cookies.laudos)).toContain(
    "Clara Nunes",
  );
  const back = await post(ana.link, [["formulario", "remarcar"]], ana.cookie);
  expect(back.status).toBe(303);
  expect(await get(`/admin/agenda?dia=${monday()}`, cookies.recepcao)).not.toContain(
    "Clara Nunes Teste",
  );
});

test("a red answer holds the confirmation until staff have decided, with a reason", async () => {
  const rui = await request("Rui Marcapasso Teste", WITH_QUESTIONS);
  const first = await get(rui.link, rui.cookie);
  expect(first).toContain("Responder perguntas de segurança");
  const versoes = [...first.matchAll(/name="versoes"[^>]*value="([^"]+)"/g)].map(([, one]) => one);
  const names = [...new Set([...first.matchAll(/name="(resposta_\d+)"/g)].map(([, one]) => one))];
  expect(names.length).toBeGreaterThan(3);
  const answers = (value: string, skipped = -1): [string, string][] => [
    ["formulario", "perguntas"],
    ...versoes.map((one): [string, string] => ["versoes", one ?? ""]),
    ...names.flatMap((name, index): [string, string][] =>
      index === skipped ? [] : [[name ?? "", value]],
    ),
  ];
  const missing = await post(rui.link, answers("sim", 2), rui.cookie);
  const again = await missing.text();
  expect(missing.status).toBe(400);
  expect(again).toContain("Escolha Sim ou Não");
  expect(again.match(/type="radio"[^>]*checked|checked=""[^>]*type="radio"/g)).toHaveLength(
    names.length - 1,
  );
  const forged = await post(rui.link, [["formulario", "perguntas"]], rui.cookie);
  expect(forged.status).toBe(409);

  const { values, versao } = await offer(rui.screen);
  expect((await propose(rui.screen, versao, values.slice(0, 1), "recepcao")).status).toBe(302);
  const hers = await get(rui.link, rui.cookie);
  const take: [string, string][] = [
    ["formulario", "horario"],
    ["horario", /name="horario"[^>]*value="([^"]+)"/.exec(hers)?.[1] ?? ""],
  ];
  const early = await post(rui.link, take, rui.cookie);
  expect([early.status, await early.text()]).toEqual([
    409,
    expect.stringContaining("Responda antes às perguntas de segurança."),
  ]);
  expect((await post(rui.link, answers("sim"), rui.cookie)).status).toBe(303);
  // Until staff decide about an answer, neither another answer nor a forged confirmation is accepted.
  expect((await post(rui.link, answers("nao"), rui.cookie)).status).toBe(409);
  expect((await post(rui.link, take, rui.cookie)).status).toBe(409);
  const board = await get("/admin/agendamentos", cookies.recepcao);
  expect(board).toContain("Resposta a decidir");

  const detail = await get(rui.screen, cookies.recepcao);
  expect(detail).toContain("Decidir");
  const current = /name="versao"[^>]*value="(\d+)"/.exec(detail)?.[1] ?? "";
  const decide = (motivo: string): [string, string][] => [
    ["formulario", "decidir"],
    ["versao", current],
    ["pode", "sim"],
    ["motivo", motivo],
  ];
  expect((await post(rui.screen, decide(""), cookies.recepcao)).status).toBe(400);
  expect((await post(rui.screen, decide("Aparelho compatível."), cookies.editor)).status).toBe(403);
  const done = await post(rui.screen, decide("Aparelho compatível."), cookies.recepcao);
  expect([done.status, flashOf(done)]).toEqual([302, expect.stringContaining("um e-mail avisa")]);
  expect(await get(rui.link, rui.cookie)).toContain("Aparelho compatível.");
  const sheet = await get(`${rui.screen}/folha`, cookies.laudos);
  expect(sheet).toContain("Rui Marcapasso Teste");
  expect(sheet).toMatch(/impressão digital\s*(<!-- -->)?[0-9a-f]{64}/);
  expect((await post(rui.link, take, rui.cookie)).status).toBe(303);
});

test("staff answer with the patient at the desk", async () => {
  const ana = await request("Ana Balcão Teste", WITH_QUESTIONS);
  const page = await get(`${ana.screen}/perguntas`, cookies.recepcao);
  const find = (pattern: RegExp) => [
    ...new Set([...page.matchAll(pattern)].map(([, one]) => one ?? "")),
  ];
  const versao = find(/name="versao"[^>]*value="(\d+)"/g)[0] ?? "";
  const sent: [string, string][] = [
    ["formulario", "perguntas"],
    ["versao", versao],
    ...find(/name="versoes"[^>]*value="([^"]+)"/g).map((one): [string, string] => ["versoes", one]),
    ...find(/name="(resposta_\d+)"/g).map((name): [string, string] => [name, "nao"]),
  ];
  expect((await post(`${ana.screen}/perguntas`, sent.slice(0, -1), cookies.recepcao)).status).toBe(
    400,
  );
  expect((await post(`${ana.screen}/perguntas`, sent, cookies.recepcao)).status).toBe(302);
  expect((await post(`${ana.screen}/perguntas`, sent, cookies.laudos)).status).toBe(409);
  expect(await get(`${ana.screen}/folha`, cookies.recepcao)).toContain("com a equipe");
  expect(await get(ana.link, ana.cookie)).not.toContain("Enviar respostas");
});

test("an arrival registers the report from the request, once", async () => {
  const ivo = await request("Ivo Chegada Teste");
  const { values, versao } = await offer(ivo.screen);
  expect((await propose(ivo.screen, versao, values.slice(0, 1), "recepcao")).status).toBe(302);
  const hers = await get(ivo.link, ivo.cookie);
  const horario = /name="horario"[^>]*value="([^"]+)"/.exec(hers)?.[1] ?? "";
  const take: [string, string][] = [
    ["formulario", "horario"],
    ["horario", horario],
  ];
  expect((await post(ivo.link, take, ivo.cookie)).status).toBe(303);
  const own = await get(ivo.link, ivo.cookie);
  const codigo = ivo.link.replace("/agendar/", "");
  expect(own).toContain(`QR code do pedido ${codigo}`);
  const scanned = await fetch(`${server.url}/admin/agendamentos?busca=${codigo}`, {
    headers: { cookie: cookies.recepcao },
    redirect: "manual",
  });
  expect([scanned.status, scanned.headers.get("location")]).toEqual([302, ivo.screen]);

  const detail = await get(ivo.screen, cookies.recepcao);
  const current = /name="versao"[^>]*value="(\d+)"/.exec(detail)?.[1] ?? "";
  const moved: [string, string][] = [
    ["formulario", "mover"],
    ["versao", current],
    ["para", "chegou"],
  ];
  const moving = await post(ivo.screen, moved, cookies.recepcao);
  const form = moving.headers.get("location") ?? "";
  expect([moving.status, form]).toEqual([
    302,
    expect.stringContaining("/laudos/novo?agendamento="),
  ]);
  const page = await get(form, cookies.recepcao);
  expect(page).toContain("Chegada de");
  const fieldOf = (name: string) =>
    new RegExp(`name="${name}"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="${name}"`)
      .exec(page)
      ?.slice(1)
      .find(Boolean) ?? "";
  expect(fieldOf("nome")).toBe("Ivo Chegada Teste");
  const names = ["quem", "nome", "data_nascimento", "telefone", "exame", "data_exame"];
  const sent = [...names, "agendamento", "agendamento_versao"].map((name): [string, string] => [
    name,
    fieldOf(name),
  ]);
  const saved = await post(form, sent, cookies.recepcao);
  expect([saved.status, saved.headers.get("location")]).toEqual([302, "/admin/agendamentos"]);
  expect((await post(form, sent, cookies.laudos)).status).toBe(409);
  expect(await get(ivo.screen, cookies.recepcao)).toContain("Abrir o laudo");
  expect(await get(ivo.link, ivo.cookie)).toContain("Recebemos você na clínica");
});

test("two members of staff who propose one hour: one is told that it was just taken, and it is offered no more", async () => {
  const [bia, eva] = [await request("Bia Corrida"), await request("Eva Corrida")];
  const [first, second] = [await offer(bia.screen), await offer(eva.screen)];
  const value = first.values[0] ?? "";
  const answers = await Promise.all([
    propose(bia.screen, first.versao, [value], "recepcao"),
    propose(eva.screen, second.versao, [value], "laudos"),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  const lost = answers.find(({ status }) => status === 409);
  const text = await lost?.text();
  expect(text).toContain(HORARIO_TOMADO);
  expect(text).not.toContain(`value="${value}"`);
});

test("another patient's link neither shows nor takes the time", async () => {
  const [lia, rita] = [await request("Lia Alheia"), await request("Rita Alheia")];
  const { values, versao } = await offer(lia.screen);
  const proposed = await propose(lia.screen, versao, values.slice(0, 1), "recepcao");
  expect([values.length > 0, proposed.status]).toEqual([true, 302]);
  const page = await get(lia.link, lia.cookie);
  expect(page).toContain("Confirmar horário");
  const horario = /name="horario"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? "";
  const form: [string, string][] = [
    ["formulario", "horario"],
    ["horario", horario],
  ];
  expect((await post(rita.link, form, rita.cookie)).status).toBe(409);
  expect((await post(lia.link, form, rita.cookie)).status).toBe(401);
  expect((await post(lia.link, form)).status).toBe(401);
  expect(await get(lia.link, rita.cookie)).not.toContain("Escolher horário");
});

test("a forged time is refused, one by one, and nothing is proposed", async () => {
  const zoe = await request("Zoe Forjada");
  const { values, versao } = await offer(zoe.screen);
  const [first = "", second = ""] = values;
  const [sala = "", inicio = ""] = first.split(" ");
  const moved = (ms: number) => new Date(Date.parse(inicio) + ms).toISOString();
  const forged = [
    [`${sala} ${moved(-60_000)}`],
    [`${sala} ${moved(-365 * 86_400_000)}`],
    [`${sala} ${moved(12 * 3_600_000)}`],
    [`00000000-0000-4000-8000-00000000dead ${inicio}`],
    [first, `00000000-0000-4000-8000-00000000dead ${second.split(" ")[1]}`],
    [first, first],
  ];
  for (const sent of forged) {
    const answer = await propose(zoe.screen, versao, sent, "recepcao");
    expect([sent, answer.status]).toEqual([sent, 409]);
  }
  const malformed = [`${sala} ontem`, sala, `${first} mais`, `${first}'; --`];
  for (const sent of malformed) {
    const answer = await propose(zoe.screen, versao, [sent], "recepcao");
    expect([sent, answer.status]).toEqual([sent, 400]);
  }
  expect(await get(zoe.link, zoe.cookie)).not.toContain("Escolher horário");
  expect((await propose(zoe.screen, versao, [first], "recepcao")).status).toBe(302);
});

test("staff confirm a time that the patient chooses on the telephone, once", async () => {
  const ida = await request("Ida Telefone");
  const { values, versao } = await offer(ida.screen);
  await propose(ida.screen, versao, values.slice(0, 2), "recepcao");
  const page = await get(ida.screen, cookies.recepcao);
  const chosen = /name="horario"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? "";
  const current = /name="versao"[^>]*value="(\d+)"/.exec(page)?.[1] ?? "";
  const confirm = (horario: string, cookie: string): Promise<Response> =>
    post(
      ida.screen,
      [
        ["formulario", "confirmar"],
        ["versao", current],
        ["horario", horario],
      ],
      cookie,
    );
  expect((await confirm("00000000-0000-4000-8000-00000000dead", cookies.recepcao)).status).toBe(
    409,
  );
  const answers = await Promise.all([
    confirm(chosen, cookies.recepcao),
    confirm(chosen, cookies.laudos),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  expect(await get(ida.link, ida.cookie)).toContain("O seu horário está confirmado");
});
