/** Rules on texts allowed under conditions. `artigo` omits paragraphs that we know only from quotations. */
import { FONTES, type Regra } from "./regra.ts";

export const CONDICIONADAS: readonly Regra[] = [
  {
    id: "especialista",
    titulo: "Especialidade sem RQE",
    tipo: "condicionado",
    artigo: "art. 4º, II",
    porque:
      "Só se anuncia como especialista quem tem a especialidade no CRM, com o número do RQE ao lado.",
    fontes: [FONTES.capitulo2, FONTES.capitulo6],
    patterns: [
      /\b(?:sou|somos|medic[oa]s?|dra?\.?|e) (?:[a-z]+ ){0,2}especialistas?\b(?: em [a-z]+)?/g,
      /\bespecialistas? em [a-z]+/g,
      /\bespecializad[oa]s? em [a-z]+/g,
      /\btitulos? de especialista\b/g,
    ],
    exceptions: [
      /\b(?:procur|consult|convers|encaminh|avali|busqu|fale|visit|indic)[a-z]*(?: [a-z]+){0,3} especialistas?(?: em [a-z]+)?/g,
      /\bnao especialistas?\b/g,
      /\b(?:clinica|centro|loja|empresa|transporte|revista)s? especializad[oa]s? em [a-z]+/g,
    ],
    settledBy: "rqe",
  },
  {
    id: "pos-graduacao",
    titulo: "Pós-graduação sem NÃO ESPECIALISTA",
    tipo: "condicionado",
    artigo: "art. 13",
    porque:
      "Sem RQE, o título de pós-graduação vem seguido de NÃO ESPECIALISTA, em letras maiúsculas.",
    fontes: [FONTES.cfmPosGraduacao, FONTES.capitulo8],
    patterns: [
      /\bpos-? ?gradua(?:d[oa]s?|cao|coes)(?: em [a-z]+)?/g,
      /\b(?:lato|stricto) sensu\b/g,
      /\b(?:mestrado|doutorado|especializacao|mba|mestre|doutor|doutora|fellowship) em [a-z]+/g,
    ],
    exceptions: [
      /\b(?:alun|estudant|professor|ensino|curso|program)[a-z]*(?: [a-z]+){0,2} pos-? ?graduacao\b/g,
    ],
    settledBy: "rqe-or-nao-especialista",
  },
  {
    id: "antes-e-depois",
    titulo: "Antes e depois",
    tipo: "condicionado",
    artigo: "art. 14",
    porque:
      "Só com fim educativo, nas quatro etapas do manual: quando procurar o médico, o antes, o depois e as complicações.",
    fontes: [FONTES.capitulo9, FONTES.pratica12],
    patterns: [
      /\bantes (?:e|x|ou) depois\b(?: d[aeo]s? [a-z]+)?/g,
      /\bantes ?\/ ?depois\b/g,
      /\b(?:veja|confira|olhe) (?:o resultado|os resultados|a transformacao)\b/g,
    ],
    exceptions: [
      /\bantes (?:e|ou) depois d[aeo]s? (?:exames?|contraste|comer|beber|refeic[a-z]+|jejum|almoco|jantar|medic[a-z]+|mamadas?|treino|uso|urinar|cada|coleta|picada|preparo|atividade|esforco|exercicios?|menstruacao|parto|horario)\b/g,
      /\b(?:lave|higienize|limp)[a-z]*(?: [a-z]+){0,3} antes (?:e|ou) depois\b/g,
    ],
  },
  {
    id: "preco",
    titulo: "Preço ou desconto",
    tipo: "condicionado",
    artigo: "art. 9º",
    porque:
      "O valor da consulta e um desconto de campanha podem ser ditos; o de procedimentos não, nem nada que pareça venda casada.",
    fontes: [FONTES.pratica8, FONTES.capitulo4],
    patterns: [
      /r\$ ?\d[\d.,]*/g,
      /\b\d[\d.,]{0,20} reais\b/g,
      /\b(?:(?:\d+ ?% de )?descontos?|abatimentos?|promoc(?:ao|oes)|promociona(?:l|is)|black friday|liquidacao)\b/g,
      /\b(?:menor(?:es)? precos?|precos? (?:baixos?|populares?|imbativ[a-z]+|especia(?:l|is)|promociona(?:l|is))|preco que cabe)\b/g,
      /\b(?:parcel(?:amos|ado|e|amento)|em ate \d+ ?x)\b/g,
      /\bofertas? (?:especia(?:l|is)|imperdiv[a-z]+|relampago)\b/g,
    ],
    exceptions: [
      /\bpromocao (?:d[ae] |em |a )?(?:saude|bem-estar|qualidade)\b/g,
      /\bsem descontos?\b/g,
    ],
  },
  {
    id: "elogio",
    titulo: "Elogio de paciente",
    tipo: "condicionado",
    artigo: "arts. 8º e 14",
    porque:
      "O que o paciente diz e a clínica publica vale como publicidade dela, com todas as regras que ela tem.",
    fontes: [FONTES.capitulo3],
    thing: "depoimentos",
    patterns: [
      /\b(?:melhor|melhores|excelent|maravilhos|perfeit|incriv|fantastic|extraordinari|espetacular|sensacional|impecav|nota (?:10|dez|mil)|top|superou)[a-z]*(?: [a-z]+)?/g,
      /\b(?:salv(?:ou|aram)|mud(?:ou|aram)) (?:a )?minha vida\b/g,
      /\b(?:fiquei|estou|sai) curad[oa]\b|\bme cur(?:ou|aram)\b|\b(?:resolv(?:eu|eram)|acab(?:ou|aram) com) (?:[a-z]+ ){0,2}(?:problema|dor|dores)\b/g,
      /\b(?:recomendo|indico)(?: [a-z]+)?/g,
      /\bdiagnostico (?:certo|exato|preciso)\b/g,
    ],
    exceptions: [
      /\bmelhor(?:es)? (?:horarios?|hora|dias?|momentos?|posicao|forma|maneira|jeito)\b/g,
      /\b(?:sentir|sinto|senti|estou|fiquei|bem|muito|entendi|explicou|explicaram) melhor\b/g,
    ],
  },
  {
    id: "depoimento",
    titulo: "Voz de paciente",
    tipo: "condicionado",
    artigo: "arts. 8º e 14",
    porque:
      "Um elogio que a clínica publica passa a valer como publicidade dela, com todas as regras que ela tem.",
    fontes: [FONTES.capitulo3],
    patterns: [
      /\b(?:salv(?:ou|aram)|mud(?:ou|aram)) (?:a )?(?:minha|sua) vida\b/g,
      /\b(?:nossos )?pacientes (?:dizem|elogiam|recomendam|aprovam|adoram|satisfeitos|felizes)\b/g,
      /\bdepoimentos? (?:de|dos|das) (?:nossos |nossas )?(?:paciente|cliente|mae)s?\b/g,
      /\b(?:recomendad|aprovad|elogiad)[oa]s? por (?:[a-z]+ ){0,2}(?:pacientes|clientes|maes)\b/g,
    ],
  },
];
