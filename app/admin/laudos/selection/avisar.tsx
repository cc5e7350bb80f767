import { useState } from "react";
import { href, redirect, useLoaderData } from "react-router";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { formatTelefone, whatsappHref } from "#domain/clinica/telefone.ts";
import { avisoWhatsapp } from "#domain/laudos/aviso-whatsapp.ts";
import { isLegivel } from "#domain/laudos/laudos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { listLaudos } from "#server/data/laudos/laudos.ts";
import { listTelefones } from "#server/data/pacientes/telefones.ts";
import { readSettings } from "#server/http/public-read.ts";
import type { Route } from "./+types/avisar.ts";
import { inChosenOrder, readChosen } from "./chosen.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "laudos");
  const ids = readChosen(args.request);
  if (ids.length === 0) return redirect(href("/admin/laudos"));
  const { nome_clinica } = await readSettings(work.context);
  const { laudos, telefones } = await work.transaction(async (tx) => {
    const laudos = inChosenOrder(ids, (await listLaudos(tx, { ids })).rows);
    const called = laudos.filter(({ status }) => isLegivel(status));
    const patients = [...new Set(called.map(({ paciente_id }) => paciente_id))];
    return { laudos, telefones: await listTelefones(tx, patients) };
  });
  // A patient with several reports gets one message, because the message names no report.
  const people = Map.groupBy(laudos, ({ paciente_id, status }) =>
    isLegivel(status) ? paciente_id : "",
  );
  const waiting = people.get("") ?? [];
  people.delete("");
  return {
    message: avisoWhatsapp({ clinica: nome_clinica, origin: work.context.origin }),
    people: [...people].map(([id, rows]) => ({
      id,
      nome: rows[0]?.paciente_nome ?? "",
      protocolos: rows.map(({ protocolo }) => protocolo),
      telefone: telefones.get(id) ?? null,
    })),
    waiting: waiting.map(({ protocolo, paciente_nome }) => ({ protocolo, nome: paciente_nome })),
  };
}

export default function AvisarPage() {
  const { message, people, waiting } = useLoaderData<typeof loader>();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const called = people.filter(({ telefone }) => telefone !== null);
  const without = people.filter(({ telefone }) => telefone === null);
  return (
    <>
      <ScreenHead
        text="Cada botão abre a conversa com o texto pronto, que não fala de saúde. Quem envia é você, no WhatsApp."
        title="Avisar pelo WhatsApp"
      >
        <Button to={href("/admin/laudos")}>Voltar aos laudos</Button>
      </ScreenHead>
      {called.length > 0 && (
        <p className="mb-2 text-neutro-700 tabular-nums" role="status">
          {opened.length} de {called.length}{" "}
          {called.length === 1 ? "conversa aberta" : "conversas abertas"}
        </p>
      )}
      <ul aria-label="Pacientes a avisar" className="border-b border-neutro-200 empty:border-0">
        {called.map(({ id, nome, protocolos, telefone }) => (
          <li
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-neutro-200 py-2"
            key={id}
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium">{nome}</p>
              <p className="text-sm text-neutro-700 tabular-nums">
                {[formatTelefone(telefone ?? ""), ...protocolos].join(" · ")}
              </p>
            </div>
            {opened.includes(id) && <Badge tone="good">Conversa aberta</Badge>}
            <Button
              aria-label={`Avisar ${nome} pelo WhatsApp`}
              href={whatsappHref(telefone ?? "", message)}
              icon="whatsapp"
              onClick={() => setOpened((before) => [...new Set([...before, id])])}
              rel="noopener noreferrer"
              target="_blank"
            >
              Abrir conversa
            </Button>
          </li>
        ))}
      </ul>
      {without.length > 0 && (
        <Reason title="Sem telefone no cadastro">
          {without.map(({ nome, protocolos }) => `${nome} (${protocolos.join(", ")})`)}
        </Reason>
      )}
      {waiting.length > 0 && (
        <Reason title="O laudo não está liberado: não há o que avisar">
          {waiting.map(({ nome, protocolo }) => `${nome} (${protocolo})`)}
        </Reason>
      )}
    </>
  );
}

function Reason({ title, children }: { title: string; children: readonly string[] }) {
  return (
    <section className="mt-6">
      <h2 className="mb-1 text-lg font-semibold">{title}</h2>
      <ul className="list-disc pl-5 tabular-nums">
        {children.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
