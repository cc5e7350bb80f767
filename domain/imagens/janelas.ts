export const JANELAS = ["osso", "pulmao", "partes_moles", "cerebro"] as const;
export type Janela = (typeof JANELAS)[number];

export const JANELA_NOMES: Record<Janela, string> = {
  osso: "Osso",
  pulmao: "Pulmão",
  partes_moles: "Partes moles",
  cerebro: "Cérebro",
};
