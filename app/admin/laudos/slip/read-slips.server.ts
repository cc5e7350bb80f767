import { formatCodigoDocumento } from "#domain/laudos/codigo-documento.ts";
import { isLegivel } from "#domain/laudos/laudos.ts";
import { type Logo, parseLogo } from "#domain/midia/logo.ts";
import { hasGuardian, initialsOf } from "#domain/pessoas/pacientes.ts";
import { isoDate } from "#domain/texto/datas.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { getLaudo } from "#server/data/laudos/laudos.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import { readSettings } from "#server/http/public-read.ts";
import type { QrCode } from "#server/images/qr-code.ts";

const SLIP = { acao: "imprimiu_comprovante", dados: ["protocolo"] } as const;

export interface SlipContent {
  clinica: string;
  logo: Logo | undefined;
  telefone: string;
  iniciais: string;
  temResponsavel: boolean;
  laudo: { protocolo: string; exame: string; data_exame: string; previsto_para: string | null };
  qr: QrCode;
  address: string;
  documento: { codigo: string; qr: QrCode; address: string } | null;
}

/** @returns slips in the order of `ids`, but none for annulled or unknown reports */
export async function readSlips(work: StaffWork, ids: readonly string[]): Promise<SlipContent[]> {
  const { nome_clinica, logo_url, telefone } = await readSettings(work.context);
  const { qrCodeOf } = await import("#server/images/qr-code.ts");
  const address = `${work.context.origin}/resultados`;
  const documentoOf = (codigo: string) => ({
    codigo: formatCodigoDocumento(codigo),
    qr: qrCodeOf(`${work.context.origin}/v/${codigo}`),
    address: `${work.context.origin}/verificar`.replace(/^https?:\/\//, ""),
  });
  return work.transaction(async (tx) => {
    const slips: SlipContent[] = [];
    for (const id of ids) {
      const laudo = await getLaudo(tx, id, SLIP);
      if (!laudo || laudo.status === "anulado") continue;
      const paciente = await getPaciente(tx, laudo.paciente_id);
      if (!paciente) continue;
      const { protocolo, exame, data_exame, previsto_para } = laudo;
      slips.push({
        clinica: nome_clinica,
        logo: parseLogo(logo_url),
        telefone,
        iniciais: initialsOf(paciente.nome),
        temResponsavel:
          !laudo.reservado && hasGuardian(paciente.responsavel_ate, isoDate(new Date())),
        laudo: { protocolo, exame, data_exame, previsto_para },
        // The protocol number follows `#`. Browsers never send this part of a URL to a server, so no log contains it.
        qr: qrCodeOf(`${address}#${protocolo}`),
        address: address.replace(/^https?:\/\//, ""),
        documento:
          isLegivel(laudo.status) && laudo.versao_atual
            ? documentoOf(work.context.services.dataKeys.documentoCode(laudo.versao_atual))
            : null,
      });
    }
    return slips;
  });
}
