import { type Divergencia, divergenciaTexto, plainName } from "#domain/imagens/correspondencia.ts";
import type { DadosEstudo } from "#domain/imagens/imagens.ts";
import { formatCpf, parseCpf } from "#domain/pessoas/cpf.ts";
import { formatDateTime, formatDay } from "#domain/texto/datas.ts";

interface EstudoFactsProps {
  id: string;
  dados: DadosEstudo;
  recebido_em: Date;
  /** Why a person has to look at these images. */
  divergencias: readonly Divergencia[];
}

export function EstudoFacts({ id, dados, recebido_em, divergencias }: EstudoFactsProps) {
  const cpf = parseCpf(dados.documento);
  const facts = [
    dados.nascimento && `nascimento ${formatDay(dados.nascimento)}`,
    dados.documento && (cpf ? `CPF ${formatCpf(cpf)}` : `registro ${dados.documento}`),
    dados.protocolo && `protocolo ${dados.protocolo}`,
  ].filter(Boolean);
  const exam = [dados.descricao, dados.data && formatDay(dados.data)].filter(Boolean).join(", ");
  return (
    <>
      <h2 className="text-lg font-semibold wrap-anywhere" id={id}>
        {plainName(dados.nome) || "Sem nome"}
      </h2>
      {facts.length > 0 && (
        <p className="text-neutro-800 tabular-nums wrap-anywhere">
          {facts.map((fact, index) => (
            <span className="inline-block" key={fact}>
              {index > 0 && <span className="mx-1">·</span>}
              {fact}
            </span>
          ))}
        </p>
      )}
      <p className="text-sm text-neutro-700 tabular-nums wrap-anywhere">
        {[exam, `recebido em ${formatDateTime(recebido_em)}`].filter(Boolean).join(" · ")}
      </p>
      {divergencias.length > 0 && (
        <ul className="mt-2 grid gap-1 font-medium text-aviso">
          {divergencias.map((divergencia) => (
            <li key={divergencia}>{divergenciaTexto(divergencia)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
