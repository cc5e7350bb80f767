/** The cards of the settings, by the id that a link of the screen leads to. */
export const PARTS = {
  clinica: "Informações básicas",
  funcionamento: "Funcionamento",
  feriados: "Feriados",
  redes: "Redes sociais e mensagens",
  resultados: "Botões de resultados",
  registro: "Registro médico",
  dados: "Proteção de dados",
  autoria: "Autoria do site",
  cores: "Cores do site",
  rodape: "Rodapé",
} as const;
