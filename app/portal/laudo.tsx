/** One report (/resultados/laudos/{protocolo}): images of its pages, their text, and the PDF. */
import { data, href, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatSigner } from "#domain/clinica/registro-medico.ts";
import { isLegivel } from "#domain/laudos/laudos.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { getOwnLaudo } from "#server/data/laudos/patient-access.ts";
import { leadToLookUp, withAccess } from "#server/portal/as-patient.ts";
import { LaudoPages } from "./laudo-pages.tsx";
import { LaudoStatus } from "./laudo-status.tsx";
import { OwnTrail } from "./own-trail.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const protocolo = args.params.protocolo ?? "";
  const opened = await withAccess(args, async (tx) => ({
    laudo: await getOwnLaudo(tx, protocolo),
  }));
  if (!opened) throw leadToLookUp(args);
  if (!opened.laudo) return data(null, { status: 404 });
  const { versaoAtual, trail, ...about } = opened.laudo;
  return data({
    laudo: about,
    trail,
    pdf: isLegivel(about.status) && versaoAtual ? shownPdf(versaoAtual) : null,
  });
}

export default function LaudoPage() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return <Missing />;
  const { laudo, pdf, trail } = loaded;
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
      {pdf && <Actions protocolo={laudo.protocolo} />}
      {pdf && <LaudoPages paginas={pdf.paginas} protocolo={laudo.protocolo} textos={pdf.textos} />}
      {laudo.status === "em_analise" && (
        <p className="mt-8 max-w-prose">
          O médico ainda está analisando o seu exame. Quando o laudo for liberado, ele aparece aqui{" "}
          com o mesmo protocolo.
        </p>
      )}
      <OwnTrail trail={trail} />
    </>
  );
}

interface Versao {
  assinado: boolean;
  paginas: { largura: number; altura: number }[];
  textos: string[];
}

/** Picks what the page shows, without the files' names and keys. */
function shownPdf({ assinado, paginas, textos }: Versao): Versao {
  return { assinado, paginas, textos };
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
    ["Assinatura", pdf?.assinado ? "O PDF traz uma assinatura digital" : ""],
  ].filter(([, value]) => value !== "");
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-note text-neutro-700">{name}</dt>
          <dd className="font-semibold tabular-nums leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ protocolo }: { protocolo: string }) {
  const pdf = href("/resultados/laudos/:protocolo/pdf", { protocolo });
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      <Button icon="file-text" variant="filled" href={pdf}>
        Baixar PDF
      </Button>
      <Button
        icon="print"
        href={`${pdf}?imprimir=1`}
        variant="outline"
        rel="noopener"
        target="_blank"
      >
        Imprimir
      </Button>
    </div>
  );
}

function Missing() {
  return (
    <>
      <title>Laudo não encontrado</title>
      <h1 className="text-h2">Laudo não encontrado</h1>
      <p className="mt-4 max-w-prose">
        O seu acesso não abre nenhum laudo com este protocolo. Veja os que ele abre em{" "}
        <a className="link" href={href("/resultados/laudos")}>
          Meus laudos
        </a>
        .
      </p>
    </>
  );
}
