/** What a doctor reads of a shared report: its facts, images of its pages, the PDF. */
import { data, href, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { formatSigner } from "#domain/clinica/registro-medico.ts";
import { CHAVE_GUARDADA } from "#domain/compartilhamentos/textos.ts";
import { signatureTexts } from "#domain/laudos/assinaturas.ts";
import { formatDate, formatDateTime, formatDay } from "#domain/texto/datas.ts";
import { noteSharedDelivery } from "#server/data/compartilhamentos/open-compartilhado.ts";
import { openedPath, withOpened } from "#server/portal/shared-access.ts";
import { Facts } from "../facts.tsx";
import { LaudoPages } from "../laudo-pages.tsx";
import { PdfButtons } from "../pdf-buttons.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const shown = await withOpened(args, async (tx, found) => {
    const { abertura, expira_em } = found;
    const at = openedPath(abertura);
    if (found.status === "anulado") return { isAnnulled: true as const, em: found.anulado_em };
    const pages = { what: "viu_paginas", isWhole: false } as const;
    if (!(await noteSharedDelivery(tx, pages))) return undefined;
    const { laudo, versao, textos } = found;
    const { paginas, integridade, assinaturas } = versao;
    const signed = { integridade, assinaturas };
    return { isAnnulled: false as const, at, expira_em, laudo, paginas, signed, textos };
  });
  return shown ? data(shown) : data(null, { status: 404 });
}

export default function SharedLaudoPage() {
  const shown = useLoaderData<typeof loader>();
  if (!shown) return <Ended />;
  if (shown.isAnnulled) return <Annulled em={shown.em} />;
  const { laudo, at, paginas, textos, signed, expira_em } = shown;
  const { emitido_em, isCorrected } = laudo;
  return (
    <>
      <title>Laudo compartilhado</title>
      <h1 className="text-h2">{laudo.exame}</h1>
      <p className="mt-2 text-lead text-neutro-700">{laudo.nome}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="inline-flex min-h-8 items-center rounded-full border border-primaria-300 bg-primaria-50 px-3 text-note font-semibold">
          {isCorrected ? "Retificado" : "Liberado"}
        </span>
        <span className="text-note text-neutro-700 tabular-nums">em {formatDate(emitido_em)}</span>
      </p>
      <Facts
        facts={[
          ["Data de nascimento", formatDay(laudo.data_nascimento)],
          ["Data do exame", formatDay(laudo.data_exame)],
          ["Médico responsável", formatSigner(laudo.medico_responsavel, laudo.crm)],
          ["Assinatura", signatureTexts(signed).join(". ")],
        ]}
      />
      <PdfButtons pdf={`${at}/pdf`} />
      <LaudoPages laudo={at} paginas={paginas} textos={textos} />
      <p className="mt-10 max-w-prose text-note text-neutro-700 print:hidden">
        O paciente compartilhou este laudo até {formatDateTime(expira_em)} e vê cada abertura. Esta
        página fecha depois de 15 minutos sem uso. {CHAVE_GUARDADA}
      </p>
    </>
  );
}

function Annulled({ em }: { em: Date }) {
  return (
    <div className="max-w-xl">
      <title>Laudo anulado</title>
      <h1 className="text-h2">Laudo anulado</h1>
      <div className="mt-6">
        <Notice
          kind="warning"
          text={`A clínica anulou este laudo em ${formatDate(em)}. O que você leu antes não vale mais: fale com a clínica ou com o paciente.`}
          title="Anulado pela clínica"
        />
      </div>
    </div>
  );
}

function Ended() {
  return (
    <div className="max-w-xl">
      <title>Acesso encerrado</title>
      <h1 className="text-h2">Este acesso terminou</h1>
      <p className="mt-4">
        A página fecha depois de 15 minutos sem uso, ou quando o paciente encerra o link. Abra de
        novo o link que recebeu, ou{" "}
        <a className="link" href={href("/compartilhado")}>
          digite o código
        </a>
        .
      </p>
    </div>
  );
}
