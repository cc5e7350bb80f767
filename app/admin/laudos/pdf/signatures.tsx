import { Icon } from "#app/ui/icon.tsx";
import { type DocumentSignatures, signatureTexts } from "#domain/laudos/assinaturas.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";

interface SignaturesProps extends DocumentSignatures {
  className?: string;
  showsPerson?: boolean;
}

export function Signatures({ className = "mt-3", showsPerson, ...found }: SignaturesProps) {
  const isGood = found.integridade === "integra";
  const isAltered = found.integridade === "alterada";
  const tone = isAltered
    ? "bg-erro-fundo text-erro"
    : isGood
      ? "bg-neutro-100 text-neutro-900"
      : "bg-aviso-fundo text-aviso";
  const [first, ...others] = signatureTexts(found);
  return (
    <div className={`${className} flex gap-2 rounded-panel p-3 text-sm ${tone}`}>
      <Icon className="mt-0.5 size-5 flex-none" name={isGood ? "file-check" : "alert"} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{first}</p>
        {others.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {showsPerson &&
          found.assinaturas.map(({ nome, cpf, crm }) => {
            const facts = [cpf && `CPF ${formatCpf(cpf)}`, crm && `CRM ${crm}`].filter(Boolean);
            return facts.length > 0 && <p key={nome}>No certificado: {facts.join(", ")}</p>;
          })}
      </div>
    </div>
  );
}
