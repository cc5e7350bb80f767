export const PROFISSIONAIS_EDUCACAO_CONTINUADA = {
  titulo: "Educação continuada",
  texto:
    "A medicina por imagem muda com frequência. Por isso a equipe reserva tempo para estudar, rever casos e atualizar protocolos.",
  itens: [
    "Participação em congressos e cursos de atualização",
    "Discussão de casos entre os médicos da equipe",
    "Revisão periódica dos protocolos de cada exame",
    "Treinamento em proteção radiológica e segurança do paciente",
    "Capacitação em atendimento humanizado e sigilo de dados",
  ],
};
