import type { RecordFixture } from "./record-fixture.ts";

export const QUESTIONARIOS_FIXTURE: RecordFixture = {
  thing: "questionarios",
  path: "/admin/questionarios",
  name: { field: "nome", label: "Nome" },
  text: { field: "introducao", label: "Introdução" },
  requested: [{ field: "perguntas[0].texto", label: "Pergunta 1" }],
  valid: (nome) => ({
    nome,
    introducao: "Responda com calma.",
    "perguntas[0].texto": "Você tem marca-passo?",
    "perguntas[0].vermelha": "sim",
    "perguntas[0].ajuda": "",
    ordem_exibicao: "5",
  }),
  wrong: [
    { values: { nome: " " }, field: "nome", message: "Nome é obrigatório" },
    {
      values: { "perguntas[0].texto": " " },
      field: "perguntas[0].texto",
      message: "Escreva a pergunta",
    },
    {
      values: { introducao: "t".repeat(1001) },
      field: "introducao",
      message: "Use no máximo 1000 caracteres",
    },
  ],
  list: "Perguntas de segurança",
  add: "Adicionar Questionário",
  created: "Questionário criado com sucesso!",
  updated: "Questionário atualizado com sucesso!",
  removed: "Questionário excluído com sucesso!",
  question: (name) => `Tem certeza que deseja excluir o questionário ${name}?`,
};

export const TERMOS_FIXTURE: RecordFixture = {
  thing: "termos_consentimento",
  path: "/admin/termos",
  name: { field: "nome", label: "Nome" },
  text: { field: "texto", label: "Texto" },
  valid: (nome) => ({ nome, texto: "Fui informado do exame.", ordem_exibicao: "5" }),
  wrong: [
    { values: { nome: " " }, field: "nome", message: "Nome é obrigatório" },
    { values: { texto: "" }, field: "texto", message: "Texto é obrigatório" },
    {
      values: { texto: "t".repeat(3001) },
      field: "texto",
      message: "Use no máximo 3000 caracteres",
    },
  ],
  list: "Termos de consentimento",
  add: "Adicionar Termo",
  created: "Termo criado com sucesso!",
  updated: "Termo atualizado com sucesso!",
  removed: "Termo excluído com sucesso!",
  question: (name) => `Tem certeza que deseja excluir o termo ${name}?`,
};

export const SALAS_FIXTURE: RecordFixture = {
  thing: "salas",
  path: "/admin/salas",
  name: { field: "nome", label: "Nome" },
  text: { field: "observacoes", label: "Observações" },
  valid: (nome) => ({
    nome,
    duracao_minutos: "30",
    antecedencia_horas: "0",
    "horarios.seg[0].abre": "07:00",
    "horarios.seg[0].fecha": "12:00",
    observacoes: "Mesa até 150 kg",
    ordem_exibicao: "5",
  }),
  wrong: [
    { values: { nome: " " }, field: "nome", message: "Nome é obrigatório" },
    {
      values: { duracao_minutos: "0" },
      field: "duracao_minutos",
      message: "Use de 5 a 600 minutos",
    },
    {
      values: { "horarios.seg[0].fecha": "06:00" },
      field: "horarios.seg[0].fecha",
      message: "O fechamento deve ser depois da abertura",
    },
  ],
  list: "Salas e aparelhos",
  add: "Adicionar Sala",
  created: "Sala criada com sucesso!",
  updated: "Sala atualizada com sucesso!",
  removed: "Sala excluída com sucesso!",
  question: (name) => `Tem certeza que deseja excluir ${name}?`,
};
