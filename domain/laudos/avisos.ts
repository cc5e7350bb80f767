/** Who is told by e-mail that a report was released or corrected. */
import { hasGuardian } from "../pessoas/pacientes.ts";

export const PARA = ["paciente", "responsavel"] as const;
export type Para = (typeof PARA)[number];

interface Person {
  email: string | null;
  responsavel_email: string | null;
  responsavel_ate: string | null;
}

/** A reserved report is told to no guardian, not even at an address that is also the patient's. */
export function noticeAddresses(
  { email, responsavel_email, responsavel_ate }: Person,
  { reservado, today }: { reservado: boolean | null; today: string },
): { para: Para; email: string }[] {
  const guardian = hasGuardian(responsavel_ate, today) ? responsavel_email : null;
  const isShared = guardian !== null && email?.toLowerCase() === guardian.toLowerCase();
  const own = email !== null && !(reservado && isShared);
  const theirs = guardian !== null && !reservado && !isShared;
  return [
    ...(own ? [{ para: "paciente", email } as const] : []),
    ...(theirs ? [{ para: "responsavel", email: guardian } as const] : []),
  ];
}

/** The words for staff who have just released or corrected a report. */
export function noticeText(told: readonly Para[], seconds: number): string {
  if (told.length === 0) return "Nenhum e-mail de aviso sai: avise o paciente pelo WhatsApp.";
  const whom = told.map((para) => (para === "paciente" ? "ao paciente" : "ao responsável"));
  return `O e-mail de aviso ${whom.join(" e ")} sai em ${seconds} segundos; “Desfazer” segura só o e-mail.`;
}
