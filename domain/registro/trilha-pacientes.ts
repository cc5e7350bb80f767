/** The actors in the patients' trail; a doctor with a shared link is `compartilhamento`. */
export const QUEM_TOCA = [
  "protocolo",
  "codigo",
  "compartilhamento",
  "equipe",
  "sistema",
  "validador",
] as const;
export type QuemToca = (typeof QUEM_TOCA)[number];
