import { Icon } from "#app/ui/icon.tsx";
import {
  type DocumentSignatures,
  isByAnotherPerson,
  SEM_ASSINATURA_CFM,
  signatureTexts,
} from "#domain/laudos/assinaturas.ts";
import type { ResponsibleDoctor } from "#domain/laudos/same-doctor.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";

interface SignaturesProps extends DocumentSignatures {
  className?: string;
  showsPerson?: boolean;
  /** The report's doctor, with whom the signers are compared. */
  medico?: ResponsibleDoctor;
  /** True where the report is about to be released. */
  isRelease?: boolean;
}

export function Signatures({
  className = "mt-3",
  showsPerson,
  medico,
  isRelease = false,
  ...found
}: SignaturesProps) {
  const isOther = medico !== undefined && isByAnotherPerson(found.assinaturas, medico);
  const isGood = found.integridade === "integra" && !isOther;
  const isAltered = found.integridade === "alterada";
  const tone = isAltered
    ? "bg-erro-fundo text-erro"
    : isGood
      ? "bg-neutro-100 text-neutro-900"
      : "bg-aviso-fundo text-aviso";
  const [first, ...others] = signatureTexts(found, medico);
  return (
    <div className={`${className} flex gap-2 rounded-panel p-3 text-sm ${tone}`}>
      <Icon className="mt-0.5 size-5 flex-none" name={isGood ? "file-check" : "alert"} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{first}</p>
        {others.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {isRelease && found.integridade === "sem_assinatura" && <p>{SEM_ASSINATURA_CFM}</p>}
        {showsPerson &&
          found.assinaturas.map(({ nome, cpf, crm, problema }) => {
            if (problema) return null;
            const facts = [cpf && `CPF ${formatCpf(cpf)}`, crm && `CRM ${crm}`].filter(Boolean);
            return facts.length > 0 && <p key={nome}>No certificado: {facts.join(", ")}</p>;
          })}
      </div>
    </div>
  );
}
