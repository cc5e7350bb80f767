import { data, href, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatSigner } from "#domain/clinica/registro-medico.ts";
import { signatureTexts } from "#domain/laudos/assinaturas.ts";
import { formatCodigoDocumento } from "#domain/laudos/codigo-documento.ts";
import { isLegivel } from "#domain/laudos/laudos.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { hasImagens } from "#server/data/imagens/own-exame.ts";
import { getOwnLaudo } from "#server/data/laudos/patient-access.ts";
import { requestContext } from "#server/http/request-context.ts";
import { leadToLookUp, withAccess } from "#server/portal/as-patient.ts";
import { Facts } from "./facts.tsx";
import { LaudoPages } from "./laudo-pages.tsx";
import { LaudoStatus } from "./laudo-status.tsx";
import { MissingLaudo } from "./missing-laudo.tsx";
import { OwnTrail } from "./own-trail.tsx";
import { PdfButtons } from "./pdf-buttons.tsx";
import { shownPdf } from "./shown-pdf.ts";
import { Verification } from "./verification.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const protocolo = args.params.protocolo ?? "";
  const opened = await withAccess(args, async (tx) => ({
    hasImages: await hasImagens(tx, protocolo),
    laudo: await getOwnLaudo(tx, protocolo),
  }));
  if (!opened) throw leadToLookUp(args);
  if (!opened.laudo) return data(null, { status: 404 });
  const { versaoAtual, trail, ...about } = opened.laudo;
  const pdf = isLegivel(about.status) && versaoAtual ? versaoAtual : null;
  return data({
    laudo: about,
    trail,
    hasImages: opened.hasImages,
    pdf: pdf && shownPdf(pdf),
    verification: pdf && (await verificationOf(args.context.get(requestContext).origin, pdf)),
  });
}

async function verificationOf(
  origin: string,
  { codigo, codigoValidador }: { codigo: string; codigoValidador: string },
) {
  const { qrCodeOf } = await import("#server/images/qr-code.ts");
  return {
    codigo: formatCodigoDocumento(codigo),
    codigoValidador,
    qr: qrCodeOf(`${origin}/v/${codigo}`),
  };
}

export default function LaudoPage() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return <MissingLaudo />;
  const { laudo, pdf, trail, verification, hasImages } = loaded;
  return (
    <>
      <title>{laudo.exame}</title>
      <p className="print:hidden">
        <a
          className="link inline-flex min-h-11 items-center gap-2"
          href={href("/resultados/laudos")}
        >
          <Icon name="arrow-left" className="size-5" />
          Meus laudos
        </a>
      </p>
      <h1 className="mt-3 text-h2">{laudo.exame}</h1>
      <div className="mt-4">
        <LaudoStatus laudo={laudo} />
      </div>
      <About />
      {pdf && <Actions hasImages={hasImages} protocolo={laudo.protocolo} />}
      {pdf && (
        <LaudoPages
          laudo={href("/resultados/laudos/:protocolo", { protocolo: laudo.protocolo })}
          paginas={pdf.paginas}
          textos={pdf.textos}
        />
      )}
      {laudo.status === "em_analise" && (
        <p className="mt-8 max-w-prose">
          O médico ainda está analisando o seu exame. Quando o laudo for liberado, ele aparece aqui{" "}
          com o mesmo protocolo.
        </p>
      )}
      {verification && <Verification {...verification} />}
      <OwnTrail trail={trail} />
    </>
  );
}

function About() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return null;
  const { laudo, pdf } = loaded;
  const doctor = formatSigner(laudo.medico_responsavel, laudo.crm);
  const facts = [
    ["Paciente", laudo.nome],
    ["Data do exame", laudo.movido_para === null ? formatDay(laudo.data_exame) : ""],
    ["Protocolo", laudo.protocolo],
    ["Médico responsável", doctor],
    ["Assinatura", pdf ? signatureTexts(pdf, laudo).join(". ") : ""],
  ] as const;
  return <Facts facts={facts} />;
}

function Actions({ protocolo, hasImages }: { protocolo: string; hasImages: boolean }) {
  return (
    <PdfButtons pdf={href("/resultados/laudos/:protocolo/pdf", { protocolo })}>
      {hasImages && (
        <Button
          icon="monitor"
          href={href("/resultados/laudos/:protocolo/imagens", { protocolo })}
          variant="outline"
        >
          Ver imagens
        </Button>
      )}
      <Button
        icon="stethoscope"
        href={href("/resultados/laudos/:protocolo/compartilhar", { protocolo })}
        variant="outline"
      >
        Mostrar ao meu médico
      </Button>
    </PdfButtons>
  );
}
