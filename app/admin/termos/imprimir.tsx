import { data, href, useLoaderData } from "react-router";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { BrandLogo } from "#app/ui/brand-logo.tsx";
import { Button } from "#app/ui/button.tsx";
import { CONFIRA } from "#domain/exames/exames.ts";
import { parseLogo } from "#domain/midia/logo.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { termos } from "#server/data/exames/termos.ts";
import { readSettings } from "#server/http/public-read.ts";
import type { Route } from "./+types/imprimir.ts";

const LINES = [
  "Nome do paciente",
  "Documento do paciente",
  "Exame",
  "Responsável, se o paciente não assina, e documento",
  "Local e data",
  "Assinatura",
  "Profissional que explicou, e assinatura",
];

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "termos_consentimento");
  const { nome_clinica, logo_url } = await readSettings(work.context);
  const record = await work.transaction((tx) => termos.get(tx, args.params.id));
  if (!record) throw data(null, { status: 404 });
  const { nome, texto, conferido } = record;
  return {
    clinica: nome_clinica,
    logo: parseLogo(logo_url),
    nome,
    texto: conferido ? texto : null,
  };
}

export default function ImprimirTermoPage() {
  const { clinica, logo, nome, texto } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-3xl">
      <div className="print:hidden">
        <ScreenHead text="Sai em uma folha A4, para assinar à mão." title="Imprimir termo">
          <Button icon="arrow-left" to={href("/admin/termos")} variant="quiet">
            Termos de consentimento
          </Button>
          {texto && (
            <Button icon="print" variant="filled" onPress={() => window.print()}>
              Imprimir
            </Button>
          )}
        </ScreenHead>
      </div>
      {texto === null ? (
        <div className="rounded-panel bg-aviso-fundo p-4 text-aviso" role="note">
          <p className="font-semibold">{CONFIRA}</p>
          <p>{nome} só se imprime depois que alguém conferir o texto.</p>
        </div>
      ) : (
        <article aria-label={nome} className="text-base print:text-sm print:text-black">
          <header className="mb-4 flex items-center gap-4 border-b border-neutro-400 pb-3">
            {logo && <BrandLogo logo={logo} name={clinica} />}
            {!logo?.isWide && <p className="font-semibold">{clinica}</p>}
          </header>
          <h2 className="mb-3 text-xl font-semibold">{nome}</h2>
          <p className="break-words whitespace-pre-line">{texto}</p>
          <div className="mt-4 grid break-inside-avoid">
            {LINES.map((line) => (
              <p className="border-b border-neutro-400 pt-4 pb-1" key={line}>
                {line}:
              </p>
            ))}
          </div>
        </article>
      )}
    </div>
  );
}
