import { data, href, useLoaderData } from "react-router";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { CONFIRA } from "#domain/exames/exames.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getVersaoAtual, questionarios } from "#server/data/agenda/questionarios.ts";
import { readSettings } from "#server/http/public-read.ts";
import type { Route } from "./+types/folha.ts";

const LINES = ["Nome", "Data de nascimento", "Exame", "Data e assinatura"];

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "questionarios");
  const { id } = args.params;
  const { nome_clinica } = await readSettings(work.context);
  return work.transaction(async (tx) => {
    const record = await questionarios.get(tx, id);
    if (!record) throw data(null, { status: 404 });
    const versao = record.conferido ? await getVersaoAtual(tx, id) : undefined;
    return { clinica: nome_clinica, nome: record.nome, versao: versao ?? null, at: new Date() };
  });
}

export default function FolhaPage() {
  const { clinica, nome, versao, at } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-3xl">
      <ScreenHead text={clinica} title={nome}>
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button icon="arrow-left" to={href("/admin/questionarios")} variant="quiet">
            Perguntas de segurança
          </Button>
          {versao && (
            <Button icon="print" variant="filled" onPress={() => window.print()}>
              Imprimir
            </Button>
          )}
        </span>
      </ScreenHead>
      {!versao && (
        <div className="rounded-panel bg-aviso-fundo p-4 text-aviso" role="note">
          <p className="font-semibold">{CONFIRA}</p>
          <p>A folha só se imprime depois que alguém conferir as perguntas.</p>
        </div>
      )}
      {versao && (
        <>
          <div className="mb-6 grid gap-3">
            {LINES.map((line) => (
              <p className="border-b border-neutro-400 pb-1" key={line}>
                {line}:
              </p>
            ))}
          </div>
          <p className="mb-4">{versao.conteudo.introducao}</p>
          <ol className="list-decimal pl-6">
            {versao.conteudo.perguntas.map(({ texto, ajuda }, index) => (
              <li className="break-inside-avoid border-b border-neutro-200 py-2" key={index}>
                <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <span className="min-w-0 flex-1 basis-72">{texto}</span>
                  <span className="whitespace-nowrap">☐ Sim ☐ Não</span>
                </div>
                {ajuda && <p className="text-sm text-neutro-700">{ajuda}</p>}
              </li>
            ))}
          </ol>
          <p className="mt-6 border-t border-neutro-400 pt-3 text-sm break-all text-neutro-700">
            Versão {versao.numero}, de {formatDateTime(versao.criada_em)}. Impresso em{" "}
            {formatDateTime(at)}. Impressão digital das perguntas: {versao.hash}
          </p>
        </>
      )}
    </div>
  );
}
