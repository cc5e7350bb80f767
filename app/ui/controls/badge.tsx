import type { ReactNode } from "react";

const TONES = {
  neutral: "bg-neutro-100 text-neutro-800",
  accent: "bg-primaria-100 text-primaria-800",
  good: "bg-certo-fundo text-certo",
  warning: "bg-aviso-fundo text-aviso",
  bad: "bg-erro-fundo text-erro",
};

export type BadgeTone = keyof typeof TONES;

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-md px-2 py-0.5 text-sm font-medium whitespace-nowrap max-[22rem]:whitespace-normal ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
