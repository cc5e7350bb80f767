import { Badge } from "#app/ui/controls/badge.tsx";
import type { ResponsibleDoctor } from "#domain/laudos/same-doctor.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import type { LaudoVersao } from "#server/data/laudos/versoes.ts";
import { Anexos } from "../pdf/anexos.tsx";
import { Signatures } from "../pdf/signatures.tsx";

interface VersoesProps {
  versoes: readonly Pick<
    LaudoVersao,
    | "id"
    | "numero"
    | "nome_arquivo"
    | "sha256"
    | "integridade"
    | "assinaturas"
    | "anexos"
    | "motivo"
    | "criado_em"
  >[];
  current: string | undefined;
  medico: ResponsibleDoctor;
}

export function Versoes({ versoes, current, medico }: VersoesProps) {
  return (
    <div>
      <h2 className="mb-2 font-semibold">Versões do PDF</h2>
      <ol className="grid" reversed>
        {versoes.toReversed().map((versao) => (
          <li className="grid gap-0.5 border-t border-neutro-200 py-2.5" key={versao.id}>
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <a
                className="link"
                href={`/admin/laudos/pdf/${versao.id}`}
                rel="noopener"
                target="_blank"
              >
                {versao.numero}. {versao.nome_arquivo}
              </a>
              {versao.id === current && <Badge tone="accent">Atual</Badge>}
            </p>
            <p className="text-sm text-neutro-700 tabular-nums">
              {formatDateTime(versao.criado_em)}
            </p>
            <Signatures {...versao} className="my-2" medico={medico} showsPerson />
            <Anexos anexos={versao.anexos} className="my-2" />
            {versao.motivo && <p className="text-sm">Motivo: {versao.motivo}</p>}
            <p className="text-xs break-all text-neutro-700">SHA-256 {versao.sha256}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
