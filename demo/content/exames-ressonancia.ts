export const EXAMES_RESSONANCIA = [
  {
    nome: "Ressonância magnética do crânio",
    descricao:
      "Mostra o cérebro com detalhe e sem radiação. Ajuda a investigar dor de cabeça, convulsão, esquecimento e doenças dos nervos. Dura de 20 a 40 minutos e não dói; há barulho forte, e você recebe protetor de ouvido.",
    preparo:
      "1. Avise ao marcar se tem marca-passo, clipe de aneurisma, implante de ouvido, válvula na cabeça ou fragmento de metal no corpo. Traga o cartão do implante.\n2. Retire maquiagem, grampos, brincos, piercings e prótese dentária removível.\n3. Avise se está ou pode estar grávida, se amamenta ou se tem doença dos rins.\n4. Se houver contraste, a equipe orienta o jejum ao marcar.\n5. Traga exames anteriores da cabeça.",
  },
  {
    nome: "Ressonância magnética do joelho",
    descricao:
      "Mostra meniscos, ligamentos, cartilagem e líquido dentro do joelho. Ajuda a avaliar torções, dor e travamento. Dura de 20 a 30 minutos e não dói; a cabeça costuma ficar fora do aparelho.",
    preparo:
      "1. Avise ao marcar se tem marca-passo, clipe, implante ou fragmento de metal no corpo. Traga o cartão do implante.\n2. Avise se tem parafuso ou placa no joelho.\n3. Avise se está ou pode estar grávida.\n4. Use roupa sem metal e deixe joias em casa.\n5. Traga radiografias e outros exames do joelho.",
  },
  {
    nome: "Ressonância magnética do abdome superior",
    descricao:
      "Mostra fígado, vias biliares, pâncreas, baço e rins, em geral com contraste na veia. Ajuda a esclarecer achados do ultrassom ou da tomografia. Dura de 30 a 40 minutos e não dói; você prende a respiração por alguns segundos, várias vezes.",
    preparo:
      "1. Faça jejum de 6 horas. Tome seus remédios de uso contínuo com pouca água.\n2. Avise ao marcar se tem marca-passo, clipe, implante ou fragmento de metal no corpo. Traga o cartão do implante.\n3. Avise se tem doença dos rins, alergia a contraste, gravidez ou suspeita.\n4. Se amamenta, conte à equipe: ela explica como fica a amamentação no seu caso.\n5. Se você tem diabetes, avise ao marcar para receber uma orientação própria.",
  },
  {
    nome: "Angiorressonância do crânio",
    descricao:
      "Desenha as artérias do cérebro sem radiação e, muitas vezes, sem contraste. Ajuda a procurar aneurismas, estreitamentos e malformações. Dura cerca de 30 minutos e não dói.",
    preparo:
      "1. Avise ao marcar se tem marca-passo, clipe de aneurisma, implante de ouvido ou fragmento de metal no corpo. Traga o cartão do implante.\n2. Retire maquiagem, grampos, joias e prótese dentária removível.\n3. Avise se está ou pode estar grávida ou se tem doença dos rins.\n4. Se tem medo de lugares fechados, conte à equipe ao marcar.\n5. Traga exames anteriores da cabeça.",
  },
];
