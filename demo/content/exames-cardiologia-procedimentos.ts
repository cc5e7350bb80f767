export const EXAMES_CARDIOLOGIA_PROCEDIMENTOS = [
  {
    nome: "MAPA 24 horas",
    descricao:
      "Um aparelho mede a sua pressão várias vezes ao longo de um dia e de uma noite. Ajuda a saber se a pressão está alta fora do consultório e se o tratamento funciona. A colocação leva 15 minutos; o braço é apertado por alguns segundos a cada medida, o que pode incomodar.",
    preparo:
      "1. Tome banho antes de vir: o aparelho não pode molhar.\n2. Use blusa de manga larga ou sem mangas.\n3. Tome seus remédios como de costume, salvo se o seu médico disser o contrário.\n4. Durante a medida, pare e deixe o braço esticado e solto.\n5. Anote a hora dos remédios, das refeições, do sono e dos sintomas.\n6. Não faça esforço físico fora da sua rotina.",
  },
  {
    nome: "Teste ergométrico",
    descricao:
      "Registra o coração e a pressão enquanto você caminha na esteira, cada vez mais depressa, ao lado de um médico. Ajuda a investigar dor no peito e a avaliar o preparo para exercícios. Dura cerca de 30 minutos; cansa, e você pode pedir para parar a qualquer momento.",
    preparo:
      "1. Faça uma refeição leve até 2 horas antes. Não venha em jejum.\n2. No dia, não tome café, chá-mate, chimarrão, tereré, refrigerante de cola nem energético.\n3. Não fume nas 4 horas antes e não beba álcool na véspera.\n4. Não suspenda remédios por conta própria. Pergunte ao seu médico quais manter.\n5. Venha com tênis e roupa leve.\n6. Se teve dor no peito, febre ou mal-estar nos últimos dias, avise antes de vir.",
  },
  {
    nome: "Punção aspirativa da tireoide (PAAF)",
    descricao:
      "Uma agulha fina, guiada por ultrassom, retira células de um nódulo para análise no laboratório. Ajuda a decidir entre acompanhar e tratar. Dura de 20 a 30 minutos; a picada incomoda, e pode ficar uma mancha roxa por alguns dias.",
    preparo:
      "1. Não é preciso jejum: faça uma refeição leve.\n2. Avise ao marcar se usa remédio para afinar o sangue ou ácido acetilsalicílico. Não suspenda por conta própria: seu médico e a equipe combinam o que fazer.\n3. Avise se tem problema de coagulação ou alergia a anestésico.\n4. Retire colares e use blusa com gola aberta.\n5. Traga o ultrassom da tireoide e o pedido médico.",
  },
  {
    nome: "Biópsia de mama por agulha",
    descricao:
      "Com anestesia local e imagem como guia, retira pequenos fragmentos de uma área da mama para análise. Ajuda a saber do que é feito um nódulo ou uma calcificação. Dura de 30 a 60 minutos; você sente a picada da anestesia e alguma pressão.",
    preparo:
      "1. Alimente-se normalmente, com uma refeição leve.\n2. Avise ao marcar se usa remédio para afinar o sangue ou ácido acetilsalicílico. Não suspenda por conta própria: seu médico e a equipe combinam o que fazer.\n3. Avise sobre alergias, gravidez, amamentação e prótese de silicone.\n4. Não passe desodorante nem creme no dia.\n5. Venha com um acompanhante e com sutiã firme.\n6. Traga mamografia, ultrassom e pedido médico.",
  },
  {
    nome: "Biópsia de próstata",
    descricao:
      "Com imagem como guia e anestesia, retira pequenos fragmentos da próstata para análise. É pedida pelo urologista depois de outros exames. Dura de 30 a 40 minutos, mais o tempo de observação; pode haver desconforto e um pouco de sangue na urina nos dias seguintes.",
    preparo:
      "1. Tome o antibiótico e faça o preparo do intestino somente como o seu médico receitou.\n2. Avise ao marcar se usa remédio para afinar o sangue ou ácido acetilsalicílico. Não suspenda por conta própria: seu médico e a equipe combinam o que fazer.\n3. Siga o jejum que a equipe indicar, conforme o tipo de anestesia.\n4. Avise sobre alergias, febre ou infecção na urina.\n5. Venha com um acompanhante adulto e não dirija depois.\n6. Traga o pedido, o PSA e exames anteriores.",
  },
];
