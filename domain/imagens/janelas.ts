/** The windows of a CT. The browser reads this file too, so it imports nothing. */
export const JANELAS = ["osso", "pulmao", "partes_moles", "cerebro"] as const;
export type Janela = (typeof JANELAS)[number];

/** The words on the buttons, and the window's centre and width in Hounsfield units. */
export const JANELA: Record<Janela, { nome: string; centro: number; largura: number }> = {
  osso: { nome: "Osso", centro: 500, largura: 2000 },
  pulmao: { nome: "Pulmão", centro: -600, largura: 1500 },
  partes_moles: { nome: "Partes moles", centro: 40, largura: 400 },
  cerebro: { nome: "Cérebro", centro: 40, largura: 80 },
};
