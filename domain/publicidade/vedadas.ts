/**
 * Rules on what art. 11 of CFM Resolução 2.336/2023 forbids, in our own words. Only paragraphs that a page of `FONTES` (regra.ts) shows are
 * cited.
 */
import { FONTES, type Regra } from "./regra.ts";

export const VEDADAS: readonly Regra[] = [
  {
    id: "resultado",
    titulo: "Promessa de resultado",
    tipo: "vedado",
    artigo: "art. 11",
    porque:
      "A medicina responde pelos meios, não pelo fim: nenhum texto pode prometer ou garantir um resultado.",
    fontes: [FONTES.capitulo6, FONTES.cremesp36],
    patterns: [
      /\b(?:resultado|sucesso|cura|satisfacao|eficacia|diagnostico|alivio|melhora)s?(?: [a-z]+)? (?:garantid|assegurad)[oa]s?\b/g,
      /\b(?:garant(?:imos|e|em|o|ir|indo)|assegur(?:amos|a|am|ar)|promet(?:emos|e|em|er))(?: [a-z]+){0,3} (?:resultado|cura|sucesso|alivio|melhora|satisfacao|eficacia|recuperacao|diagnostico)s?\b/g,
      /\b100 ?% (?:d[eao]s? )?(?:garantid|efica|segur|precis|sucesso|acerto|confiav|satisf|livre|indolor|curad)[a-z]*/g,
      /\b(?:cura (?:definitiva|total|certa|rapida|completa|imediata)|diagnostico (?:certeiro|perfeito))\b/g,
      /\bresultados? (?:perfeit|surpreendent|incriv|excelent|extraordinari|espetacular)[a-z]*/g,
      /\b(?:(?:sem|zero)(?: nenhum| qualquer)? (?:riscos?|erros?)|riscos? zero|(?:nunca|jamais) (?:erra|falha)[a-z]*|infaliv(?:el|eis))\b/g,
      /\b(?:livre-se|fique livre|(?:vai|ira) (?:ficar|sair) (?:curad[oa]|livre))\b/g,
    ],
    exceptions: [
      /\b(?:nao|nunca|nem|nenhum[a]?|ninguem|jamais|impossivel)(?: [a-z]+){0,3} (?:garant|assegur|promet|ha|existe|tem|e)[a-z]*(?: [a-z]+){0,4}/g,
      /\bsem riscos? de (?:radiacao|queda|contaminar|perder)\b/g,
    ],
  },
  {
    id: "milagre",
    titulo: "Prática milagrosa ou revolucionária",
    tipo: "vedado",
    artigo: "art. 11, § 5º",
    porque:
      "Anunciar uma prática como milagrosa ou revolucionária é, para o CFM, conteúdo inverídico.",
    fontes: [FONTES.cremesp36],
    patterns: [
      /\b(?:milagr(?:e|es|os[oa]s?)|revolucionari[oa]s?)\b/g,
      /\b(?:descoberta|tecnica|metodo|tratamento|formula)s? (?:inedit|secret|extraordinari)[oa]s?\b/g,
    ],
    exceptions: [
      /\b(?:nao|nenhum[a]?|desconfie|evite|cuidado)(?: [a-z]+){0,4} milagr[a-z]*/g,
      /\b(?:medalha|senhora d[oa]s|santuario d[oa]s?) milagr[a-z]*/g,
    ],
  },
  {
    id: "aparelho",
    titulo: "Superlativo de aparelho",
    tipo: "vedado",
    artigo: "art. 11, II",
    porque:
      "Um aparelho se descreve pelo que a Anvisa aprovou dele; dar-lhe capacidade privilegiada é vedado.",
    fontes: [FONTES.capitulo6, FONTES.capitulo4],
    patterns: [
      /\b(?:aparelh|equipament|tecnolog|tomograf|ressonanc|ultrass|mamograf|maquin)[a-z]*(?: [a-z]+){0,2} (?:mais|super|ultra) (?:modern|avancad|potent|precis|sofisticad|complet)[a-z]*/g,
      /\b(?:o|a|os|as) mais (?:modern|avancad|potent|precis|sofisticad|complet)[a-z]*(?: [a-z]+)?/g,
      /\b(?:[a-z]+ )?de (?:ponta|ultima geracao)\b/g,
      /\b(?:estado da arte|ultima palavra em)\b/g,
      /\b(?:aparelh|equipament|tecnolog|maquin)[a-z]*(?: [a-z]+){0,2} (?:unic|exclusiv|inedit|inigualav|insuperav|incomparav)[a-z]*/g,
      /\b(?:altissima|insuperavel|maxima) (?:tecnologia|precisao|resolucao|definicao)\b/g,
    ],
    exceptions: [/\bmais complet[oa]s? possivel\b/g, /\bde ponta (?:a ponta|cabeca)\b/g],
  },
  {
    id: "melhor",
    titulo: "“Melhor”",
    tipo: "vedado",
    artigo: "art. 11, XVI, § 2º",
    porque: "Enaltecer a própria atuação ou o lugar onde se atua é sensacionalismo.",
    fontes: [FONTES.cremesp34],
    patterns: [
      /\b(?:o|a|os|as|d[oa]s?|n[oa]s?|pel[oa]s?|somos|sou) melhor(?:es)?\b(?: [a-z]+)?/g,
      /\bmelhor(?:es)? (?:medic[oa]s?|clinicas?|equipe|profissiona(?:l|is)|especialistas?|aparelhos?|equipamentos?|tecnologia|atendimento|servicos?|estrutura|centro|laboratorio|radiologistas?)\b/g,
    ],
    exceptions: [
      /\bmelhor(?:es)? (?:horarios?|hora|dias?|momentos?|epoca|periodo|fase|posicao|formas?|maneiras?|jeito|modo|caminho|opcao|opcoes|escolha|preparo|roupas?|alimentacao|imagem|imagens|visualizacao|qualidade|respostas?|conduta|tratamento|decisao|lugar|idade|data|amig[oa]s?|interpretacao|compreensao|comparacao|avaliacao|acesso|angulo|remedio|possivel|uso|via|tecnica|metodo|exame|para|das hipoteses)\b/g,
      /\bo melhor e (?:nao |sempre |so )?[a-z]+[aei]r\b/g,
      /\bfa(?:zer|zemos|z|co|ca) o melhor\b/g,
    ],
  },
  {
    id: "unico",
    titulo: "“Único”",
    tipo: "vedado",
    artigo: "art. 11, XVI, § 2º",
    porque: "Dizer-se o único põe a própria atuação acima da dos outros, e isso é autopromoção.",
    fontes: [FONTES.cremesp34],
    patterns: [
      /\b(?:o|a|os|as|somos|sou|e) unic[oa]s?(?: [a-z]+)?/g,
      /\b(?:atendimento|clinica|centro|metodo|tecnica|equipe|servico|conceito|cuidado) unic[oa]s?\b/g,
      /\bunic[oa]s? (?:clinica|centro|medic[oa]s?|laboratorio|servico|equipe|especialista)s?\b/g,
      /\b(?:tecnica|metodo|protocolo)s? exclusiv[oa]s?\b/g,
    ],
    exceptions: [
      /\bunic[oa]s? (?:doses?|vez|dias?|exames?|jeito|forma|maneira|modo|cuidados?|preparo|horario|documentos?|momento|sessao|causa|sintomas?|sinal|sinais|rim|filh[oa]s?|gestacao|tratamento|opcao|alternativa|remedio|objetivo|motivo|contraindicacao|diferenca|coisa|responsavel|restricao|imagem|parte|refeicao|liquido|bebida)\b/g,
      /\b(?:pessoa|paciente|caso|corpo|gestacao|mulher|historia|vida|gravidez|crianca)s? (?:e|sao) unic[oa]s?\b/g,
      /\bsistema unico\b/g,
    ],
  },
  {
    id: "autopromocao",
    titulo: "Superlativo do médico ou da clínica",
    tipo: "vedado",
    artigo: "art. 11, XVI, § 2º",
    porque: "Conte o que a clínica faz; o adjetivo que a põe acima das outras é autopromoção.",
    fontes: [FONTES.cremesp34],
    patterns: [
      /\b(?:renomad|conceituad|consagrad|aclamad)[oa]s?\b/g,
      /\b(?:incomparav|inigualav|insuperav|imbativ)(?:el|eis)\b/g,
      /\b(?:melhor|maior|mais|unic|primeir)[a-z]*(?: [a-z]+){0,4} (?:da (?:cidade|regiao)|do (?:estado|brasil|pais|mundo|interior|mato grosso))\b/g,
      /\b(?:numero|no|n\.) ?1 (?:em|n[oa]|d[oa])\b/g,
      /\bpioneir[oa]s?\b/g,
      /\blider(?:es)? (?:em|n[oa]|de mercado)\b/g,
      /\b(?:somos|clinica|centro|medic[oa]|equipe|servico|considerad[oa]|tornou-se|e uma?)(?: [a-z]+)? referencia (?:em|n[oa]|para|nacional|regional|estadual)\b/g,
      /\b(?:centro de excelencia|excelencia (?:em|medica|n[oa]))\b/g,
      /\bmais (?:experient|qualificad|capacitad|respeitad|competent)[a-z]*/g,
      /\baltamente (?:qualificad|capacitad|especializad)[oa]s?\b/g,
      /\b(?:maior|grande) (?:especialista|autoridade|nome) (?:em|d[aeo]|n[oa])\b/g,
    ],
    exceptions: [
      /\b(?:maior|principal|primeir[oa])(?: [a-z]+)? (?:cidade|municipio|causas?)\b[^.!?\n]{0,40}/g,
      /\bmais (?:comu(?:m|ns)|frequentes?|incidentes?|prevalentes?|quente|fri[oa]|populos[oa])\b[^.!?\n]{0,40}/g,
      /\b(?:estudos?|praca|bairro|museu|familias?)(?: d[eo]s?)? pioneir[oa]s?\b/g,
    ],
  },
  {
    id: "medo",
    titulo: "Medo",
    tipo: "vedado",
    artigo: "art. 11",
    porque:
      "O texto informa sem alarmar: provocar medo para trazer alguém ao exame é sensacionalismo.",
    // The part of the page that we could read ended before this item.
    fontes: [],
    patterns: [
      /\b(?:(?:pode )?ser tarde demais|antes que seja tarde|tarde demais)\b/g,
      /\b(?:sua vida|voce|seu filho|seu bebe)(?: [a-z]+){0,2} (?:(?:corre|em) (?:risco|perigo)|(?:pode )?morrer)\b/g,
      /\b(?:e|mas) (?:voce )?(?:nem|nao) sabe\b/g,
      /\b(?:assassin|inimig)[oa]s? silencios[oa]s?\b|\bmata em silencio\b/g,
      /\b(?:bomba-relogio|perigo (?:mortal|de morte)|proxima vitima|em panico)\b/g,
      /\bcada (?:segundo|minuto) conta\b/g,
      /\bnao (?:arrisque|brinque com) (?:a |sua )?(?:vida|saude)\b/g,
      /\bnao espere (?:o pior|a doenca|piorar|ficar)\b/g,
    ],
    exceptions: [/\b(?:nunca e|nao e) tarde demais\b/g],
  },
  {
    id: "premio",
    titulo: "Prêmio ou título promocional",
    tipo: "vedado",
    artigo: "art. 11, XIII",
    porque:
      "Títulos como “médico do ano” ou “destaque” e listas de premiação não podem aparecer na publicidade.",
    fontes: [FONTES.crmPr],
    patterns: [
      /\b(?:medic[oa]s?|clinica|especialista|radiologista|profissional) d(?:o ano|e ouro)\b/g,
      /\bdestaques? (?:d[ae] especialidade|do ano|empresarial|regional|nacional)\b/g,
      /\bpremi(?:ad[oa]s?|acao|acoes)\b|\bpremios?\b/g,
      /\beleit[oa]s?(?: [a-z]+){0,3} (?:melhor|medic[oa]|clinica)(?:es)?\b/g,
      /\btop (?:of mind|doctors?|10|medic[oa]s?)\b/g,
      /\btrofeus?\b/g,
    ],
    exceptions: [/\b(?:premio nobel|nobel)(?: [a-z]+){0,3}/g, /\bpremios? (?:de|do) seguro\b/g],
  },
  {
    id: "sorteio",
    titulo: "Sorteio, brinde ou consórcio",
    tipo: "vedado",
    artigo: "art. 11",
    porque: "Publicidade médica não pode envolver sorteio, premiação, brinde ou consórcio.",
    fontes: [FONTES.cremesp36, FONTES.pratica8],
    patterns: [
      /\b(?:sorte(?:io|ios|amos|aremos|ada|ado)|rifas?|brindes?)\b/g,
      /\b(?:concorra|concorre|concorrer) a (?:um |uma )?[a-z]+/g,
      /\bganhe (?:um|uma|o|a|os|as|seu|sua|\d+|brinde|desconto|cupom)\b(?: [a-z]+)?/g,
      /\bconsorcios?\b/g,
      /\bcup(?:om|ons)\b/g,
    ],
    exceptions: [
      /\bconsorcios? (?:intermunicipa(?:l|is)|de saude|publicos?|d[eo]s? municipios)\b/g,
      /\b(?:ordem|turma|horario)[a-z]* (?:foi |e )?sortead[oa]\b/g,
    ],
  },
  {
    id: "pacote",
    titulo: "Pacote ou venda casada",
    tipo: "vedado",
    artigo: "arts. 9º e 11",
    porque: "Consulta e exames não se vendem em pacote, nem um com a condição de levar o outro.",
    fontes: [FONTES.pratica8],
    patterns: [
      /\bpacotes? (?:de (?:exames?|consultas?|checkup|check-up|procedimentos?)|promociona(?:l|is)|complet[oa]s?|familia|gestante|especia(?:l|is)|mulher|homem)\b/g,
      /\bcombos?\b/g,
      /\bleve (?:\d|dois|duas|tres|mais)\b(?: [a-z]+)?/g,
      /\b(?:faca|agende|marque|compre)(?: [a-z]+){1,5} e (?:ganhe|leve)\b/g,
      /\bna compra d[eoa]\b/g,
    ],
    exceptions: [
      /\bleve (?:dois|duas|tres|mais) (?:documentos?|exames anteriores|horas?|tempo|vias?|copias?)\b/g,
    ],
  },
];
