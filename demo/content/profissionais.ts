import type { Profissional } from "#domain/pessoas/profissionais.ts";

export const DEMO_PROFISSIONAIS: Omit<Profissional, "id" | "versao" | "ordem_exibicao">[] = [
  {
    nome: "Dra. Marina Tavares Quiroga",
    titulo: "Médica",
    foto_url: null,
    especialidade: "Radiologia e Diagnóstico por Imagem",
    mini_bio:
      "Cuida dos exames de mama, da mamografia à biópsia. Gosta de mostrar as imagens e explicar o que cada achado quer dizer.",
    crm: "CRM-MS 00001",
    rqe: "RQE 0001",
    formacao:
      "Medicina (2006), residência em Radiologia e Diagnóstico por Imagem (2010) e aperfeiçoamento em imagem da mama (2011)",
    especializacoes: ["Mamografia", "Ultrassonografia de mamas", "Biópsia de mama"],
    horarios: "Segunda, terça e quinta, das 7h às 13h",
  },
  {
    nome: "Dr. Otávio Benites Lacerda",
    titulo: "Médico",
    foto_url: null,
    especialidade: "Radiologia e Diagnóstico por Imagem",
    mini_bio:
      "Diretor técnico da clínica. Analisa tomografias e ressonâncias da cabeça e da coluna e participa da criação dos protocolos de cada exame.",
    crm: "CRM-MS 00002",
    rqe: "RQE 0002",
    formacao:
      "Medicina (2001), residência em Radiologia e Diagnóstico por Imagem (2005) e aperfeiçoamento em neurorradiologia (2007)",
    especializacoes: ["Ressonância magnética", "Tomografia computadorizada", "Neurorradiologia"],
    horarios: "Segunda a quinta, das 8h às 18h",
  },
  {
    nome: "Dra. Helena Ayumi Sakurada",
    titulo: "Médica",
    foto_url: null,
    especialidade: "Ginecologia e Obstetrícia",
    mini_bio:
      "Acompanha gestantes da primeira imagem ao terceiro trimestre. Reserva tempo no fim do exame para as perguntas da família.",
    crm: "CRM-MS 00003",
    rqe: "RQE 0003",
    formacao:
      "Medicina (2009), residência em Ginecologia e Obstetrícia (2013) e formação em medicina fetal (2015)",
    especializacoes: ["Ultrassonografia obstétrica", "Morfológica", "Doppler obstétrico"],
    horarios: "Terça a sexta, das 7h às 12h",
  },
  {
    nome: "Dr. Caio Vasconcelos Arruda",
    titulo: "Médico",
    foto_url: null,
    especialidade: "Cardiologia",
    mini_bio:
      "Faz ecocardiogramas em adultos e idosos e conversa com o médico de família quando um achado pede atenção rápida.",
    crm: "CRM-MS 00004",
    rqe: "RQE 0004",
    formacao:
      "Medicina (2007), residência em Clínica Médica (2009) e em Cardiologia (2011), com área de atuação em ecocardiografia (2013)",
    especializacoes: ["Ecocardiograma", "Eletrocardiograma", "Cardiologia clínica"],
    horarios: "Segunda e quarta, das 13h às 18h",
  },
  {
    nome: "Dra. Iracema Duarte Pontes",
    titulo: "Médica",
    foto_url: null,
    especialidade: "Radiologia e Diagnóstico por Imagem",
    mini_bio:
      "Realiza ultrassonografias do abdome, da tireoide e da pelve. Atende muitas crianças e sabe esperar o tempo delas.",
    crm: "CRM-MS 00005",
    rqe: "RQE 0005",
    formacao:
      "Medicina (2012) e residência em Radiologia e Diagnóstico por Imagem (2016), com foco em ultrassonografia geral e pediátrica",
    especializacoes: ["Ultrassonografia geral", "Ultrassonografia pediátrica", "Tireoide"],
    horarios: "Segunda a sexta, das 13h às 17h",
  },
  {
    nome: "Dr. Renan Fialho Brandt",
    titulo: "Médico",
    foto_url: null,
    especialidade: "Radiologia e Diagnóstico por Imagem",
    mini_bio:
      "Estuda ossos, músculos e articulações. Compara o exame novo com os anteriores para mostrar o que mudou.",
    crm: "CRM-MS 00006",
    rqe: "RQE 0006",
    formacao:
      "Medicina (2011), residência em Radiologia e Diagnóstico por Imagem (2015) e aperfeiçoamento em radiologia musculoesquelética (2016)",
    especializacoes: ["Ressonância de articulações", "Radiografia", "Densitometria óssea"],
    horarios: "Terça e quinta, das 7h às 18h",
  },
  {
    nome: "Dra. Lívia Moraes Camargo",
    titulo: "Médica",
    foto_url: null,
    especialidade: "Cardiologia",
    mini_bio:
      "Responde pelos exames que registram o coração no dia a dia e no esforço: Holter, MAPA e teste ergométrico.",
    crm: "CRM-MS 00007",
    rqe: "RQE 0007",
    formacao:
      "Medicina (2010), residência em Clínica Médica (2012) e em Cardiologia (2014), com área de atuação em ergometria (2015)",
    especializacoes: ["Holter", "MAPA", "Teste ergométrico"],
    horarios: "Terça e quinta, das 7h às 12h",
  },
  {
    nome: "Dr. Tomás Gutierrez Amarante",
    titulo: "Médico",
    foto_url: null,
    especialidade: "Radiologia e Diagnóstico por Imagem",
    mini_bio:
      "Faz exames de vasos com Doppler e procedimentos guiados por imagem. Liga para o paciente no dia seguinte a cada biópsia.",
    crm: "CRM-MS 00008",
    rqe: "RQE 0008",
    formacao:
      "Medicina (2008), residência em Radiologia e Diagnóstico por Imagem (2012), com área de atuação em radiologia intervencionista (2014)",
    especializacoes: ["Doppler vascular", "Punção de tireoide", "Biópsias guiadas por imagem"],
    horarios: "Segunda, quarta e sexta, das 7h às 13h",
  },
];
