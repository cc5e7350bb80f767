import { expect, test } from "vitest";
import { agendaClient } from "./support/agenda-client.ts";

const { server, cookies, post, get, request, offer, propose } = agendaClient();

test("the patient answers Confirmo, gets a calendar file by her link only, and staff see the mark", async () => {
  const nora = await request("Nora Presença");
  const { values, versao } = await offer(nora.screen);
  await propose(nora.screen, versao, values.slice(0, 1), "recepcao");
  const horario =
    /name="horario"[^>]*value="([^"]+)"/.exec(await get(nora.link, nora.cookie))?.[1] ?? "";
  const chosen: [string, string][] = [
    ["formulario", "horario"],
    ["horario", horario],
  ];
  const confirm: [string, string][] = [["formulario", "confirmar"]];
  expect((await post(nora.link, confirm, nora.cookie)).status).toBe(409);
  expect((await post(nora.link, chosen, nora.cookie)).status).toBe(303);
  expect(await get(nora.link, nora.cookie)).toContain("Confirmo");

  const calendar = (cookie?: string) =>
    fetch(`${server.url}${nora.link}.ics`, {
      headers: cookie ? { cookie } : {},
      redirect: "manual",
    });
  const file = await calendar(nora.cookie);
  expect(file.headers.get("content-type")).toContain("text/calendar");
  const first = (await file.text()).replaceAll("\r\n ", "");
  expect(first).toContain(`UID:${nora.link.split("/").at(-1)}@`);
  expect(first).toContain("METHOD:PUBLISH");
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  const closed = await calendar();
  expect([closed.status, closed.headers.get("location")]).toEqual([303, nora.link]);

  expect((await post(nora.link, confirm, nora.cookie)).status).toBe(303);
  expect(await get(nora.link, nora.cookie)).toContain("Você confirmou que vem.");
  for (const screen of [nora.screen, "/admin/agendamentos"]) {
    expect(await get(screen, cookies.recepcao)).toContain("Confirmou presença");
  }

  const other = await offer(nora.screen);
  await propose(nora.screen, other.versao, other.values.slice(1, 2), "laudos");
  expect((await calendar(nora.cookie)).status).toBe(303);
  const again =
    /name="horario"[^>]*value="([^"]+)"/.exec(await get(nora.link, nora.cookie))?.[1] ?? "";
  await post(
    nora.link,
    [
      ["formulario", "horario"],
      ["horario", again],
    ],
    nora.cookie,
  );
  expect(await get(nora.link, nora.cookie)).not.toContain("Você confirmou que vem.");
  const second = (await (await calendar(nora.cookie)).text()).replaceAll("\r\n ", "");
  expect(/UID:.*/.exec(second)?.[0]).toBe(/UID:.*/.exec(first)?.[0]);
  expect(sequence(second)).toBeGreaterThan(sequence(first));
  expect(/DTSTART.*/.exec(second)?.[0]).not.toBe(/DTSTART.*/.exec(first)?.[0]);
});

test("a person who takes none of the times enters the waiting list and leaves it, by her link only", async () => {
  const [lea, rui] = [await request("Lea Espera"), await request("Rui Espera")];
  const { values, versao } = await offer(lea.screen);
  await propose(lea.screen, versao, values.slice(0, 1), "recepcao");
  const enter: [string, string][] = [["formulario", "espera"]];
  const leave: [string, string][] = [["formulario", "sair-da-espera"]];
  expect((await post(lea.link, enter)).status).toBe(401);
  expect((await post(lea.link, enter, rui.cookie)).status).toBe(401);
  expect(await get(lea.link, lea.cookie)).toContain("Entrar na lista de espera");
  expect((await post(lea.link, enter, lea.cookie)).status).toBe(303);
  expect(await get(lea.link, lea.cookie)).toContain("Você está na lista de espera");
  expect(await get(lea.screen, cookies.recepcao)).toContain("lista de espera agora há pouco");
  expect((await post(lea.link, leave, lea.cookie)).status).toBe(303);
  expect((await post(lea.link, leave, lea.cookie)).status).toBe(409);
});

test("a person who takes an hour that is no longer hers is told so at the others, or that none is left", async () => {
  const ada = await request("Ada Tardia");
  const horarios = async () =>
    [...(await get(ada.link, ada.cookie)).matchAll(/name="horario"[^>]*value="([^"]+)"/g)].map(
      ([, one]) => one ?? "",
    );
  const take = async (horario: string) => {
    const form: [string, string][] = [
      ["formulario", "horario"],
      ["horario", horario],
    ];
    const answer = await post(ada.link, form, ada.cookie);
    return [answer.status, await answer.text()] as const;
  };
  const first = await offer(ada.screen);
  await propose(ada.screen, first.versao, first.values.slice(0, 1), "recepcao");
  const [old = ""] = await horarios();
  const back: [string, string][] = [
    ["formulario", "mover"],
    ["versao", String(Number(first.versao) + 1)],
    ["para", "novo"],
  ];
  expect((await post(ada.screen, back, cookies.recepcao)).status).toBe(302);
  const [status, none] = await take(old);
  expect([status, none]).toEqual([409, expect.stringContaining("Nada foi confirmado.")]);
  const second = await offer(ada.screen);
  await propose(ada.screen, second.versao, second.values.slice(1, 2), "laudos");
  const [late, page] = await take(old);
  expect(late).toBe(409);
  expect(page).toMatch(/id="[^"]*horario[^"]*"[^>]*>[^<]*(<[^>]*>)*[^<]*já não está reservado/);
  expect(await horarios()).toHaveLength(1);
  expect((await take((await horarios())[0] ?? ""))[0]).toBe(303);
});
