import { beforeAll, describe, expect, it } from "vitest";
import { annulLaudo } from "#server/data/laudos/release.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get } = staffServer();
const NOME = "Benedita Quevedo";
let portal: PortalFixture;
let pacienteId: string;
let laudo: { id: string; protocolo: string; versao: number };
let exameId: string;

beforeAll(async () => {
  portal = await portalFixture(database);
  pacienteId = await portal.paciente({ nome: NOME });
  laudo = await portal.released(pacienteId);
  const { id, versao } = laudo;
  await portal.asStaff((tx) => annulLaudo(tx, { id, versao, motivo: "Lado trocado" }));
  const editor = await staffIdentity(database, "editor");
  const insert = (nome: string) =>
    database.database.as(editor, (tx) =>
      tx.execute<{ id: string }>(
        `insert into exames (nome, slug, descricao) values ('${nome}', '${nome}', 'x') returning id`,
      ),
    );
  const [stored] = await insert("cintilografia");
  exameId = stored?.id ?? "";
  await insert("histerossalpingografia");
  await database.database.as(editor, (tx) =>
    tx.execute("delete from exames where nome = 'histerossalpingografia'"),
  );
});

async function linksOf(path: string) {
  const html = await (await get(path, "admin_master")).text();
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)</g)];
  return { html, links: links.map(([, href, text]) => ({ href, text })) };
}

describe.each(["/admin", "/admin/auditoria"])("%s", (path) => {
  it("links to a report and a patient without naming any of their data", async () => {
    const { html, links } = await linksOf(path);
    expect(links).toContainEqual({ href: `/admin/laudos/${laudo.id}`, text: "Laudo" });
    expect(links).toContainEqual({ href: `/admin/pacientes/${pacienteId}`, text: "Paciente" });
    const secrets = [laudo.protocolo, "Benedita", "Quevedo", CPFS[0], "529.982", "1980-05"];
    for (const secret of [...secrets, "Lado trocado"]) expect(html).not.toContain(secret);
  });

  it("links to records that exist, and names deleted ones without a link", async () => {
    const { html, links } = await linksOf(path);
    expect(links).toContainEqual({ href: `/admin/exames/${exameId}`, text: "cintilografia" });
    expect(html).toContain("histerossalpingografia");
    expect(links.map(({ text }) => text)).not.toContain("histerossalpingografia");
  });
});
