export const EXAMES_RADIOLOGIA = [
  {
    nome: "Radiografia da coluna (cervical, dorsal ou lombar)",
    descricao:
      "Mostra o alinhamento das vértebras, desgastes, desvios e fraturas. Ajuda a investigar dor e a acompanhar a escoliose. Leva cerca de 10 minutos e não dói; você só muda de posição algumas vezes.",
    preparo:
      "1. Retire joias, cintos e roupas com metal.\n2. Avise se está ou pode estar grávida.\n3. Traga radiografias anteriores da coluna.",
  },
  {
    nome: "Radiografia dos seios da face",
    descricao:
      "Mostra as cavidades dos ossos do rosto e o septo do nariz. Pode ser pedida para investigar sinusite e pancadas. Leva 5 minutos e não dói.",
    preparo:
      "1. Retire óculos, brincos, piercings, grampos e prótese dentária removível.\n2. Avise se está ou pode estar grávida.",
  },
  {
    nome: "Radiografia de braços, mãos, pernas e pés",
    descricao:
      "Mostra ossos e articulações dos membros. Ajuda a encontrar fraturas, desgaste e desvios, e a acompanhar a cicatrização. Leva de 5 a 10 minutos; se há uma lesão, a equipe posiciona o membro com cuidado.",
    preparo:
      "1. Retire anéis, pulseiras e relógio do membro examinado.\n2. Não tire tala ou imobilização por conta própria.\n3. Avise se está ou pode estar grávida.",
  },
  {
    nome: "Tomografia computadorizada de abdome total",
    descricao:
      "Mostra os órgãos da barriga e da pelve em fatias finas. Ajuda a investigar dor, pedras nos rins, inflamações e tumores, e a acompanhar tratamentos. Dura de 15 a 20 minutos e não dói; o contraste na veia pode dar calor e gosto de metal na boca por alguns segundos.",
    preparo:
      "1. Faça jejum de 4 horas. Água pode, salvo orientação diferente da equipe.\n2. Avise se já teve alergia a contraste, se tem asma, doença dos rins ou da tireoide.\n3. Se usa metformina, avise a equipe. Não suspenda nenhum remédio por conta própria.\n4. Avise se está ou pode estar grávida, ou se amamenta.\n5. Traga o exame de creatinina recente, se o médico pediu, e exames anteriores.",
  },
  {
    nome: "Tomografia computadorizada dos seios da face",
    descricao:
      "Mostra em detalhe as cavidades do rosto, o septo e as passagens do nariz. Ajuda a avaliar a sinusite que se repete e a planejar cirurgias. Dura 5 minutos, não dói e em geral não usa contraste.",
    preparo:
      "1. Não é preciso jejum.\n2. Retire óculos, brincos, piercings, grampos e prótese dentária removível.\n3. Avise se está ou pode estar grávida.\n4. Traga exames anteriores.",
  },
  {
    nome: "Angiotomografia da aorta",
    descricao:
      "Tomografia com contraste na veia que desenha a aorta e os ramos dela. Ajuda a medir dilatações e a planejar tratamentos. Dura de 15 a 20 minutos; a picada no braço incomoda pouco, e o contraste pode dar calor por alguns segundos.",
    preparo:
      "1. Faça jejum de 4 horas. Água pode, salvo orientação diferente da equipe.\n2. Avise se já teve alergia a contraste, se tem asma, doença dos rins ou da tireoide.\n3. Se usa metformina, avise a equipe. Não suspenda nenhum remédio por conta própria.\n4. Avise se está ou pode estar grávida, ou se amamenta.\n5. Traga o exame de creatinina recente e exames anteriores.\n6. Venha com um acompanhante, se puder.",
  },
];
