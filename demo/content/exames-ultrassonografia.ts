export const EXAMES_ULTRASSONOGRAFIA = [
  {
    nome: "Ultrassonografia pélvica",
    descricao:
      "Mostra o útero, os ovários e a bexiga com o aparelho apoiado sobre a barriga. É uma opção para quem não faz o exame por via vaginal, como crianças e quem nunca teve relação sexual. Dura de 10 a 15 minutos e não dói, mas a bexiga cheia pode incomodar.",
    preparo:
      "1. Uma hora antes, beba 5 copos de água.\n2. Não urine até o fim do exame.\n3. Se a vontade ficar difícil de segurar, avise a recepção.\n4. Traga exames anteriores.",
  },
  {
    nome: "Ultrassonografia de mamas",
    descricao:
      "Diferencia cistos de nódulos sólidos e examina as axilas. Costuma completar a mamografia, sobretudo em mamas densas, e é usada também em mulheres jovens. Dura de 15 a 20 minutos e não dói.",
    preparo:
      "1. Não passe creme nem talco nas mamas e nas axilas no dia.\n2. Use roupa de duas peças.\n3. Traga a mamografia mais recente e os ultrassons anteriores.",
  },
  {
    nome: "Ultrassonografia da tireoide",
    descricao:
      "Mede a tireoide e descreve nódulos, se houver, além dos gânglios do pescoço. Ajuda o médico a decidir se um nódulo deve ser acompanhado ou puncionado. Dura cerca de 15 minutos e não dói.",
    preparo: null,
  },
  {
    nome: "Ultrassonografia de rins e vias urinárias",
    descricao:
      "Mostra o tamanho dos rins, pedras, dilatações e a bexiga. Ajuda a investigar cólica, infecção que se repete e pressão alta. Dura de 15 a 20 minutos e não dói; no fim, você urina e o médico mede o que ficou na bexiga.",
    preparo:
      "1. Não é preciso jejum.\n2. Uma hora antes, beba 4 copos de água e não urine até o exame.\n3. Se tem doença dos rins ou do coração com limite de líquidos, avise ao marcar.\n4. Traga exames anteriores.",
  },
  {
    nome: "Ultrassonografia da próstata por via abdominal",
    descricao:
      "Mede a próstata e a bexiga com o aparelho apoiado sobre a barriga. Ajuda a avaliar jato fraco, urgência e outras queixas para urinar. Dura de 10 a 15 minutos e não dói; não substitui a consulta com o urologista.",
    preparo:
      "1. Uma hora antes, beba 4 copos de água.\n2. Não urine até a primeira parte do exame.\n3. Depois a equipe pede que você urine, para medir o que restou.\n4. Se usa sonda, avise ao marcar.",
  },
  {
    nome: "Ultrassonografia morfológica do primeiro trimestre",
    descricao:
      "Feita entre 11 semanas e 13 semanas e 6 dias, observa a formação inicial do bebê e mede a translucência nucal. Estima riscos e ajuda a planejar o pré-natal; não é um diagnóstico. Dura de 30 a 40 minutos e não dói.",
    preparo:
      "1. Confira ao marcar se a data cai no período certo da gestação.\n2. Alimente-se normalmente.\n3. Não passe creme na barriga no dia.\n4. Traga o primeiro ultrassom e o cartão do pré-natal.\n5. Um acompanhante pode entrar com você.",
  },
  {
    nome: "Ultrassonografia morfológica do segundo trimestre",
    descricao:
      "Feita de preferência entre 20 e 24 semanas, revê cada parte do bebê: cabeça, face, coração, coluna, rins, braços e pernas. Avalia também a placenta, o líquido e o colo do útero. Dura de 30 a 50 minutos e não dói; às vezes é preciso repetir uma parte, conforme a posição do bebê.",
    preparo:
      "1. Alimente-se normalmente antes do exame.\n2. Não passe creme na barriga no dia.\n3. Traga todos os ultrassons da gestação e o cartão do pré-natal.\n4. Reserve cerca de uma hora.",
  },
  {
    nome: "Ultrassonografia obstétrica com Doppler",
    descricao:
      "Além de ver o bebê, mede o fluxo de sangue no cordão, no cérebro do bebê e nas artérias do útero. Ajuda a acompanhar pressão alta, diabetes e crescimento abaixo do esperado. Dura de 20 a 30 minutos e não dói.",
    preparo:
      "1. Alimente-se normalmente.\n2. Não passe creme na barriga no dia.\n3. Traga o cartão do pré-natal e os ultrassons anteriores.",
  },
  {
    nome: "Ultrassonografia da bolsa escrotal",
    descricao:
      "Mostra os testículos, os epidídimos e as veias da região. Ajuda a investigar dor, caroço, aumento de volume e varicocele. Dura de 15 a 20 minutos e não dói. Dor forte e súbita no testículo é urgência: vá ao pronto-socorro.",
    preparo: null,
  },
  {
    nome: "Ultrassonografia de articulação (ombro, joelho, punho ou tornozelo)",
    descricao:
      "Examina tendões, bolsas e líquido em volta da articulação enquanto você faz movimentos. Ajuda a entender dor, inchaço e perda de força. Dura cerca de 15 minutos por articulação; o movimento pode incomodar um pouco.",
    preparo:
      "1. Venha com roupa que deixe a articulação livre.\n2. Não passe pomada na região no dia.\n3. Traga radiografias e outros exames do local.",
  },
  {
    nome: "Doppler de carótidas e vertebrais",
    descricao:
      "Ultrassom das artérias do pescoço que levam sangue ao cérebro. Mede placas de gordura e a velocidade do sangue, e ajuda a avaliar o risco de derrame. Dura de 20 a 30 minutos e não dói.",
    preparo:
      "1. Não é preciso jejum.\n2. Tome seus remédios como de costume.\n3. Retire colares e use blusa com gola aberta.\n4. Traga exames anteriores.",
  },
  {
    nome: "Doppler venoso dos membros inferiores",
    descricao:
      "Ultrassom das veias das pernas que procura coágulos e mostra como funcionam as veias com varizes. Uma parte é feita em pé. Dura de 30 a 40 minutos e não dói; pode haver pressão leve. Inchaço súbito com dor na perna pede avaliação médica no mesmo dia.",
    preparo:
      "1. Não é preciso jejum.\n2. Não passe creme nas pernas no dia.\n3. Traga um short para usar no exame.\n4. Pergunte ao seu médico se deve vir sem a meia elástica.\n5. Avise se não consegue ficar em pé por alguns minutos.",
  },
  {
    nome: "Doppler da aorta e das artérias renais",
    descricao:
      "Ultrassom que mede o fluxo de sangue na aorta e nas artérias que chegam aos rins. Ajuda a investigar pressão alta difícil de controlar e dilatação da aorta. Dura de 30 a 40 minutos e não dói; os gases do intestino podem atrapalhar a imagem.",
    preparo:
      "1. No dia anterior, evite feijão, repolho, leite, doces e bebidas com gás.\n2. Faça jejum de 8 horas. Água pode, em pequenos goles.\n3. Tome seus remédios de uso contínuo com pouca água.\n4. Não masque chiclete nem fume antes do exame.\n5. Se você tem diabetes, avise ao marcar para receber uma orientação própria.",
  },
];
