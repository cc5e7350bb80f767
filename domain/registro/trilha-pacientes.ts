export const QUEM_TOCA = [
  "protocolo",
  "codigo",
  "compartilhamento",
  "equipe",
  "sistema",
  "validador",
] as const;
export type QuemToca = (typeof QUEM_TOCA)[number];
