import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Button } from "#app/ui/button.tsx";
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
import { shownPdf } from "../shown-pdf.ts";
import { EndedShare } from "./ended-share.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const shown = await withOpened(args, async (tx, found) => {
    const { abertura, expira_em } = found;
    const at = openedPath(abertura);
    if (found.status === "anulado") return { isAnnulled: true as const, em: found.anulado_em };
    const pages = { what: "viu_paginas", isWhole: false } as const;
    // If only images are shared, nothing is recorded here, because the trail already has the share's opening.
    if (found.versao && !(await noteSharedDelivery(tx, pages))) return undefined;
    const { laudo, oque } = found;
    const pdf = found.versao && shownPdf(found.versao);
    return { isAnnulled: false as const, at, expira_em, laudo, pdf, hasImages: oque !== "laudo" };
  });
  return shown ? data(shown) : data(null, { status: 404 });
}

export default function SharedLaudoPage() {
  const shown = useLoaderData<typeof loader>();
  if (!shown) return <EndedShare />;
  if (shown.isAnnulled) return <Annulled em={shown.em} />;
  const { laudo, at, pdf, hasImages, expira_em } = shown;
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
          ["Assinatura", pdf ? signatureTexts(pdf, laudo).join(". ") : ""],
        ]}
      />
      {pdf && <PdfButtons pdf={`${at}/pdf`}>{hasImages && <SeeImages at={at} />}</PdfButtons>}
      {pdf && <LaudoPages laudo={at} paginas={pdf.paginas} textos={pdf.textos} />}
      {!pdf && hasImages && (
        <p className="mt-8">
          <SeeImages at={at} variant="filled" />
        </p>
      )}
      <p className="mt-10 max-w-prose text-note text-neutro-700 print:hidden">
        O paciente compartilhou {pdf ? "este laudo" : "estas imagens"} até{" "}
        {formatDateTime(expira_em)} e vê cada abertura. Esta página fecha depois de 15 minutos sem
        uso. {CHAVE_GUARDADA}
      </p>
    </>
  );
}

function SeeImages({ at, variant }: { at: string; variant?: "filled" }) {
  return (
    <Button href={`${at}/imagens`} icon="monitor" variant={variant}>
      Ver imagens
    </Button>
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
