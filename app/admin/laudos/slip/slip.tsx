import { QrCode } from "#app/ui/qr-code.tsx";
import { formatDay } from "#domain/texto/datas.ts";
import type { SlipContent } from "./read-slips.server.ts";
import { SlipCode, SlipSheet } from "./slip-sheet.tsx";

export function Slip({
  clinica,
  logo,
  telefone,
  iniciais,
  temResponsavel,
  laudo,
  qr,
  address,
  documento,
}: SlipContent) {
  const { protocolo, exame, data_exame, previsto_para } = laudo;
  return (
    <SlipSheet clinica={clinica} label="Comprovante" logo={logo} telefone={telefone}>
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
      <QrCode
        className={`mx-auto ${documento ? "w-[38mm]" : "w-[50mm]"}`}
        label={`QR code que leva a ${address}`}
        qr={qr}
      />
      <SlipCode code={protocolo} label="Protocolo" />
      {documento && (
        <section
          aria-label="Verificar documento"
          className="flex items-center gap-[3mm] border-t-[0.2mm] border-[#999] pt-[2mm]"
        >
          <QrCode
            className="w-[24mm] flex-none"
            label={`QR code que verifica o documento em ${documento.address}`}
            qr={documento.qr}
          />
          <p className="min-w-0">
            O laudo é verdadeiro? Confira em {documento.address}, com o código do documento:{" "}
            <strong className="block font-semibold tabular-nums">{documento.codigo}</strong>
          </p>
        </section>
      )}
      <ol className="mt-auto grid list-decimal gap-[0.8mm] pl-[4.5mm]">
        <li>
          Aponte a câmera para o código {documento && "de cima"}, ou abra {address}.
        </li>
        <li>
          Digite {temResponsavel ? "o CPF do responsável" : "o seu CPF"}, a data de nascimento
          {temResponsavel && " do paciente"} e o protocolo.
        </li>
        <li>Leia na tela e salve o PDF. Guarde este papel: é pessoal.</li>
      </ol>
    </SlipSheet>
  );
}
