export const DEMO_CONVENIOS = [
  {
    nome: "Cassems",
    observacoes:
      "Traga a carteirinha e um documento com foto. Tomografia e ressonância pedem guia.",
  },
  {
    nome: "Tuiuiú Saúde",
    observacoes: "Autorização prévia para tomografia, ressonância e biópsias.",
  },
  { nome: "Aroeira Assistência Médica", observacoes: null },
  {
    nome: "Cooperativa Vale Verde Saúde",
    observacoes: "Atende os planos individual, familiar e empresarial.",
  },
  {
    nome: "Jatobá Planos de Saúde",
    observacoes: "O pedido médico vale por 60 dias a partir da data de emissão.",
  },
  { nome: "Guavira Saúde", observacoes: null },
  {
    nome: "Caixa de Assistência Rio Samambaia",
    observacoes: "Exclusivo para servidores e dependentes. Traga a guia impressa.",
  },
  { nome: "Peroba Vida", observacoes: "Exames do coração somente com autorização prévia." },
  { nome: "Serra Azulada Saúde", observacoes: null },
  {
    nome: "Manduvi Assistência",
    observacoes: "Aceita carteirinha digital. Alguns planos cobram coparticipação.",
  },
  {
    nome: "Mútua Campo e Lavoura",
    observacoes: "Confirme a carência antes de marcar mamografia e densitometria.",
  },
  { nome: "Piúva Saúde Familiar", observacoes: null },
];
