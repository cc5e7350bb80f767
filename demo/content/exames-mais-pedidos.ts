export const EXAMES_MAIS_PEDIDOS = [
  {
    nome: "Ultrassonografia de abdome total",
    descricao:
      "Usa ondas sonoras para ver o fígado, a vesícula, o pâncreas, o baço, os rins e a bexiga. Ajuda a investigar dor, pedras e alterações nos exames de sangue. Dura de 15 a 20 minutos e não dói; você sente só a pressão do aparelho sobre a barriga.",
    preparo:
      "1. Faça jejum de 6 horas. Água pode, em pequenos goles.\n2. Tome seus remédios de uso contínuo com pouca água.\n3. Uma hora antes, beba 4 copos de água e não urine até o exame.\n4. Se você tem diabetes, avise ao marcar: daremos um horário cedo e uma orientação própria.\n5. Traga exames anteriores.",
  },
  {
    nome: "Mamografia digital",
    descricao:
      "É uma radiografia das mamas que mostra nódulos e calcificações pequenas, às vezes antes de qualquer sintoma. Serve para rastreamento e para investigar uma queixa. Leva cerca de 15 minutos; a compressão dura poucos segundos e pode incomodar.",
    preparo:
      "1. No dia, não passe desodorante, talco, creme nem perfume nas mamas e nas axilas.\n2. Use roupa de duas peças.\n3. Se suas mamas ficam doloridas, marque para a semana depois da menstruação.\n4. Avise se está ou pode estar grávida, se amamenta ou se tem prótese de silicone.\n5. Traga as mamografias e os ultrassons anteriores.",
  },
  {
    nome: "Ressonância magnética da coluna lombar",
    descricao:
      "Usa um campo magnético, sem radiação, para mostrar discos, nervos, ligamentos e a medula. Ajuda a entender dor nas costas e dor que desce pela perna. Dura de 20 a 30 minutos, não dói, faz barulho e pede que você fique parado.",
    preparo:
      "1. Avise ao marcar se tem marca-passo, clipe de aneurisma, implante de ouvido, bomba de remédio ou fragmento de metal no corpo. Traga o cartão do implante.\n2. Avise se está ou pode estar grávida.\n3. Retire joias, piercings, aparelhos auditivos, adesivos de remédio e maquiagem.\n4. Se tem medo de lugares fechados, conte à equipe ao marcar.\n5. Traga radiografias e outros exames da coluna.",
  },
  {
    nome: "Ecocardiograma transtorácico",
    descricao:
      "É um ultrassom do coração que mostra o tamanho das câmaras, as válvulas e a força dos batimentos. Ajuda a investigar sopro, falta de ar, inchaço e pressão alta. Dura de 20 a 30 minutos e não dói.",
    preparo:
      "1. Não é preciso jejum.\n2. Tome seus remédios como de costume.\n3. Venha com blusa fácil de abrir.\n4. Traga exames do coração anteriores e a lista dos remédios que usa.",
  },
  {
    nome: "Radiografia de tórax",
    descricao:
      "Mostra os pulmões, o contorno do coração e os ossos do peito com uma dose pequena de radiação. Ajuda a investigar tosse, febre, falta de ar e a preparar cirurgias. Leva 5 minutos e não dói.",
    preparo:
      "1. Retire colares, sutiã com metal e objetos dos bolsos da camisa.\n2. Avise se está ou pode estar grávida.\n3. Traga radiografias anteriores do tórax.",
  },
  {
    nome: "Tomografia computadorizada de tórax",
    descricao:
      "Combina várias imagens de raios X para ver pulmões, brônquios, vasos e gânglios em fatias finas. Ajuda a esclarecer achados da radiografia e a acompanhar doenças do pulmão. Dura cerca de 10 minutos e não dói; com contraste, você pode sentir calor por alguns segundos.",
    preparo:
      "1. Sem contraste, não é preciso jejum. Com contraste, faça jejum de 4 horas; água pode.\n2. Avise a equipe se já teve alergia a contraste, se tem asma, doença dos rins ou da tireoide.\n3. Se usa metformina, avise a equipe. Não suspenda nenhum remédio por conta própria.\n4. Avise se está ou pode estar grávida, ou se amamenta.\n5. Traga exames de sangue recentes, se tiver, e tomografias anteriores.",
  },
  {
    nome: "Ultrassonografia obstétrica",
    descricao:
      "Mostra o bebê, os batimentos, a placenta e o líquido, e ajuda a calcular a idade da gestação e o crescimento. Pode ser feita em qualquer fase do pré-natal. Dura de 15 a 20 minutos e não dói; não usa radiação.",
    preparo:
      "1. Alimente-se normalmente.\n2. Até 12 semanas, o exame pode ser feito por via vaginal; a equipe explica antes.\n3. Não passe creme na barriga no dia.\n4. Traga o cartão do pré-natal e os ultrassons anteriores.",
  },
  {
    nome: "Densitometria óssea",
    descricao:
      "Mede a quantidade de mineral nos ossos da coluna e do quadril com uma dose muito baixa de radiação. Ajuda a diagnosticar a osteoporose e a acompanhar o tratamento. Dura de 10 a 15 minutos e não dói.",
    preparo:
      "1. Não tome suplemento de cálcio nas 24 horas antes. Os outros remédios seguem iguais.\n2. Espere 14 dias depois de exame com contraste ou de cintilografia. Se já fez um deles, avise ao marcar.\n3. Use roupa sem zíper, botão ou fivela de metal.\n4. Avise se está ou pode estar grávida e se tem prótese no quadril ou na coluna.\n5. Traga densitometrias anteriores.",
  },
  {
    nome: "Eletrocardiograma",
    descricao:
      "Registra a atividade elétrica do coração em repouso, com eletrodos no peito, nos braços e nas pernas. Ajuda a avaliar dor no peito, palpitação e o ritmo antes de cirurgias. Dura 10 minutos e não dói nem dá choque.",
    preparo:
      "1. Não passe creme nem óleo no corpo no dia.\n2. Se houver muito pelo no peito, talvez seja preciso raspar pequenas áreas.\n3. Descanse alguns minutos antes de entrar na sala.\n4. Traga a lista dos remédios que usa.",
  },
  {
    nome: "Ultrassonografia transvaginal",
    descricao:
      "Mostra o útero, o endométrio e os ovários com um transdutor fino, introduzido na vagina com proteção e gel. Ajuda a investigar sangramento, dor, cistos e miomas. Dura de 10 a 15 minutos; costuma incomodar pouco, e você pode pedir para parar a qualquer momento.",
    preparo:
      "1. Esvazie a bexiga antes do exame.\n2. A menstruação não impede o exame, mas avise a equipe.\n3. Avise se nunca teve relação sexual: o exame pode ser feito por cima da barriga.\n4. Se tem alergia a látex, conte ao marcar.\n5. Você pode pedir a presença de um acompanhante.",
  },
  {
    nome: "Tomografia computadorizada de crânio",
    descricao:
      "Mostra o cérebro, os ossos da cabeça e sinais de sangramento em poucos segundos de imagem. Ajuda a avaliar pancadas, dor de cabeça diferente da habitual e suspeita de derrame. Dura de 5 a 10 minutos e não dói.",
    preparo:
      "1. Sem contraste, não é preciso jejum. Com contraste, faça jejum de 4 horas; água pode.\n2. Retire brincos, grampos, óculos e prótese dentária removível.\n3. Se usa metformina ou tem doença dos rins, avise a equipe. Não suspenda nenhum remédio por conta própria.\n4. Avise sobre alergias e sobre gravidez ou suspeita.\n5. Traga exames anteriores da cabeça.",
  },
  {
    nome: "Holter 24 horas",
    descricao:
      "Um aparelho pequeno, preso à cintura, grava os batimentos durante um dia inteiro da sua rotina. Ajuda a encontrar arritmias e a relacioná-las com palpitação, tontura ou desmaio. A colocação leva 20 minutos e não dói.",
    preparo:
      "1. Tome banho antes de vir: não se pode molhar o aparelho até a retirada.\n2. Não passe creme nem óleo no peito.\n3. Use camisa larga, de abotoar.\n4. Tome seus remédios como de costume, salvo se o seu médico disser o contrário.\n5. Mantenha a rotina e anote os sintomas e o horário em que aparecem.\n6. Volte no horário combinado para retirar o aparelho.",
  },
];
