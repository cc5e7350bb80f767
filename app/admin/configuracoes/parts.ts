export const PARTS = {
  clinica: "Informações básicas",
  identidade: "Logo e ícone",
  funcionamento: "Funcionamento",
  feriados: "Feriados",
  redes: "Redes sociais e mensagens",
  resultados: "Botões de resultados",
  registro: "Registro médico",
  dados: "Proteção de dados",
  autoria: "Autoria do site",
  cores: "Cores do site",
  rodape: "Rodapé",
  visitantes: "Quem vê o site",
} as const;
