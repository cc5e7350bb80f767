export const DEFAULT_PROFISSIONAIS = [
  {
    nome: "Médica radiologista",
    titulo: null,
    foto_url: null,
    especialidade: "Radiologia e Diagnóstico por Imagem",
    mini_bio:
      "Analisa mamografias, tomografias e ressonâncias e conversa com o médico que pediu o exame quando é preciso.",
    crm: null,
    rqe: null,
    formacao: "Graduação em Medicina e residência em Radiologia e Diagnóstico por Imagem",
    especializacoes: ["Mamografia", "Tomografia", "Ressonância magnética"],
    horarios: "Segunda a quinta, das 7h às 18h",
  },
  {
    nome: "Médico ultrassonografista",
    titulo: null,
    foto_url: null,
    especialidade: "Ultrassonografia",
    mini_bio:
      "Realiza ultrassonografias gerais, obstétricas e com Doppler e explica cada etapa durante o exame.",
    crm: null,
    rqe: null,
    formacao: "Graduação em Medicina e formação em Ultrassonografia Geral",
    especializacoes: ["Ultrassonografia geral", "Obstétrica", "Doppler"],
    horarios: "Segunda a sexta, das 7h às 17h",
  },
];
