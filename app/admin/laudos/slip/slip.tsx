/** The slip that a patient takes home: an A6 page with the protocol in letters and as a QR code. */
import { BrandLogo } from "#app/ui/brand-logo.tsx";
import { formatTelefone } from "#domain/clinica/telefone.ts";
import { formatDay } from "#domain/texto/datas.ts";
import type { SlipContent } from "./read-slips.server.ts";

export function Slip({
  clinica,
  logo,
  telefone,
  iniciais,
  temResponsavel,
  laudo,
  qr,
  address,
}: SlipContent) {
  const { protocolo, exame, data_exame, previsto_para } = laudo;
  const quiet = 2;
  return (
    <article
      aria-label="Comprovante"
      className="slip flex min-h-[148mm] w-[105mm] max-w-full flex-col gap-[3mm] border border-neutro-300 bg-white p-[7mm] text-[3.2mm]/[1.35] text-black"
    >
      <header className="flex items-baseline justify-between gap-[4mm] has-[img]:items-center border-b-[0.3mm] border-black pb-[2mm]">
        {logo && <BrandLogo logo={logo} name={clinica} />}
        {!logo?.isWide && <p className="text-[4.2mm] font-semibold">{clinica}</p>}
        <p className="whitespace-nowrap">{formatTelefone(telefone)}</p>
      </header>
      <dl className="grid gap-[0.8mm] *:grid *:grid-cols-[23mm_minmax(0,1fr)] [&_dd]:font-semibold [&_dd]:tabular-nums [&_dt]:text-[#444]">
        <div>
          <dt>Paciente</dt>
          <dd>{iniciais}</dd>
        </div>
        <div>
          <dt>Exame</dt>
          <dd>
            {exame}, {formatDay(data_exame)}
          </dd>
        </div>
        {previsto_para && (
          <div>
            <dt>Previsto para</dt>
            <dd>{formatDay(previsto_para)}</dd>
          </div>
        )}
      </dl>
      <svg
        aria-label={`QR code que leva a ${address}`}
        className="mx-auto w-[50mm]"
        role="img"
        shapeRendering="crispEdges"
        viewBox={`${-quiet} ${-quiet} ${qr.size + 2 * quiet} ${qr.size + 2 * quiet}`}
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="text-center">
        <span className="block text-[#444]">Protocolo</span>
        <strong className="text-[5.6mm] font-semibold tracking-[0.02em] whitespace-nowrap tabular-nums">
          {protocolo}
        </strong>
      </p>
      <ol className="mt-auto grid list-decimal gap-[0.8mm] pl-[4.5mm]">
        <li>Aponte a câmera para o código, ou abra {address}.</li>
        <li>
          Digite {temResponsavel ? "o CPF do responsável" : "o seu CPF"}, a data de nascimento
          {temResponsavel && " do paciente"} e o protocolo.
        </li>
        <li>Leia na tela e salve o PDF. Guarde este papel: é pessoal.</li>
      </ol>
    </article>
  );
}
