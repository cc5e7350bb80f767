import type { ReactNode } from "react";
import { BrandLogo } from "#app/ui/brand-logo.tsx";
import { formatTelefone } from "#domain/clinica/telefone.ts";
import type { Logo } from "#domain/midia/logo.ts";

export interface SlipClinic {
  clinica: string;
  logo: Logo | undefined;
  telefone: string;
}

interface SlipSheetProps extends SlipClinic {
  label: string;
  children: ReactNode;
}

export function SlipCode({ label, code }: { label: string; code: string }) {
  return (
    <p className="text-center">
      <span className="block text-[#444]">{label}</span>
      <strong className="text-[5.6mm] font-semibold tracking-[0.02em] whitespace-nowrap tabular-nums">
        {code}
      </strong>
    </p>
  );
}

export function SlipSheet({ clinica, logo, telefone, label, children }: SlipSheetProps) {
  return (
    <article
      aria-label={label}
      className="slip flex min-h-[148mm] w-[105mm] max-w-full flex-col gap-[3mm] border border-neutro-300 bg-white p-[7mm] text-[3.2mm]/[1.35] text-black"
    >
      <header className="flex items-baseline justify-between gap-[4mm] has-[img]:items-center border-b-[0.3mm] border-black pb-[2mm]">
        {logo && <BrandLogo logo={logo} name={clinica} />}
        {!logo?.isWide && <p className="text-[4.2mm] font-semibold">{clinica}</p>}
        <p className="whitespace-nowrap">{formatTelefone(telefone)}</p>
      </header>
      {children}
    </article>
  );
}
