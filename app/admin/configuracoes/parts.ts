/** Cards of the settings, by the id that links lead to. */
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
