import { data, href, useLoaderData } from "react-router";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { RESPOSTA_LABELS, SEGURANCA_LABELS } from "#domain/agendamentos/seguranca.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { readSettings } from "#server/http/public-read.ts";
import type { Route } from "./+types/folha.ts";
import { loadAgendamento } from "./load-detail.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "agendamentos");
  const { nome_clinica } = await readSettings(work.context);
  const agendamento = await loadAgendamento(work, args.params.id);
  if (agendamento.respondidos.length === 0) throw data(null, { status: 404 });
  return { clinica: nome_clinica, agendamento, at: formatDateTime(new Date()) };
}

export default function FolhaPage() {
  const { clinica, agendamento, at } = useLoaderData<typeof loader>();
  const { id, codigo, nome, nascimento, exame, horarios, respondidos, seguranca, decisao } =
    agendamento;
  return (
    <div className="max-w-3xl">
      <ScreenHead text={clinica} title="Perguntas de segurança">
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button icon="arrow-left" to={href("/admin/agendamentos/:id", { id })} variant="quiet">
            Voltar ao agendamento
          </Button>
          <Button icon="print" variant="filled" onPress={() => window.print()}>
            Imprimir
          </Button>
        </span>
      </ScreenHead>
      <p>
        <strong>{nome}</strong>, nasc. {nascimento}, pedido{" "}
        <span className="tabular-nums">{codigo}</span>
      </p>
      <p>
        {exame}
        {horarios[0] && `, ${horarios[0].texto}`}
      </p>
      {respondidos.map((one) => (
        <section className="mt-6" key={one.versao}>
          <h2 className="font-semibold">{one.nome}</h2>
          <ol className="mt-2 list-decimal pl-6">
            {one.perguntas.map(({ texto, resposta, isRed }, index) => (
              <li className="break-inside-avoid border-b border-neutro-200 py-1.5" key={index}>
                <span className="flex items-baseline justify-between gap-x-6">
                  <span className="min-w-0">{texto}</span>
                  <strong className={isRed ? "border-2 border-erro px-1.5" : ""}>
                    {RESPOSTA_LABELS[resposta]}
                    {isRed && <span className="sr-only">, pede decisão</span>}
                  </strong>
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-2 text-sm break-all text-neutro-700">
            Respondido {one.por === "equipe" ? "com a equipe" : "pela paciente"} em {one.quando}.
            Versão {one.numero}, impressão digital {one.hash}
          </p>
        </section>
      ))}
      <p className="mt-6 border-t border-neutro-400 pt-3">
        <strong>{SEGURANCA_LABELS[seguranca]}</strong>
        {decisao && `. ${decisao.por}, ${decisao.quando}: ${decisao.motivo}`}
      </p>
      <p className="mt-8 border-b border-neutro-400 pb-1">Assinatura na sala:</p>
      <p className="mt-3 text-sm text-neutro-700">Impresso em {at}</p>
    </div>
  );
}
