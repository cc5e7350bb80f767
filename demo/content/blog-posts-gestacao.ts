export const BLOG_POSTS_GESTACAO = [
  {
    titulo: "Os ultrassons da gestação, semana a semana",
    slug: "os-ultrassons-da-gestacao-semana-a-semana",
    resumo:
      "Quantos ultrassons fazer, em que semanas e o que cada um procura: um roteiro para conversar no pré-natal.",
    autor: "Dra. Helena Ayumi Sakurada",
    categoria: "gestacao",
    tempo_leitura_min: 4,
    data_publicacao: "2026-05-12T08:00:00-04:00",
    status: "publicado",
    texto_alternativo: "Desenho em linhas do leque de um ultrassom com o contorno de um bebê",
    conteudo: `<p>Uma dúvida aparece em quase toda primeira consulta de pré-natal: quantos ultrassons eu preciso fazer? Não existe um número que sirva para todas. Numa gestação sem complicações, três ou quatro exames costumam bastar. Quando há pressão alta, diabetes ou gêmeos, por exemplo, o obstetra pede mais. O que importa é que cada exame tenha uma pergunta a responder.</p>
<h2>Entre 6 e 9 semanas: confirmar e datar</h2>
<p>O primeiro exame costuma ser feito por via vaginal, porque o embrião ainda é pequeno. Ele mostra se a gestação está dentro do útero, quantos embriões existem e se há batimentos. Também mede o embrião da cabeça às nádegas. Essa medida define a idade da gestação com erro de poucos dias e serve de referência até o parto. Por isso, <strong>guarde esse laudo</strong> e leve-o a todos os outros exames.</p>
<p>Se o exame for feito cedo demais, pode não aparecer o batimento. Na maioria das vezes isso só quer dizer que a gestação é mais nova do que se pensava, e o médico repete o exame depois de uma ou duas semanas.</p>
<h2>Entre 11 e 14 semanas: morfológica do primeiro trimestre</h2>
<p>Aqui o bebê já tem cabeça, tronco, braços e pernas visíveis. O exame mede a translucência nucal, um espaço na nuca do bebê, e observa as primeiras estruturas. O resultado é uma <strong>estimativa de risco</strong>, não um diagnóstico. O período é curto: até 13 semanas e 6 dias. Marque com antecedência.</p>
<h2>Entre 20 e 24 semanas: morfológica do segundo trimestre</h2>
<p>É o exame longo, em que o médico revê o corpo do bebê parte por parte. Também mede o colo do útero e mostra onde está a placenta. Se a placenta estiver baixa, não se assuste: em muitas gestantes ela se afasta do colo conforme o útero cresce, e um novo exame confirma.</p>
<h2>Entre 32 e 36 semanas: crescimento e posição</h2>
<p>No terceiro trimestre, o ultrassom estima o peso, mede o líquido e diz se o bebê está de cabeça para baixo. A estimativa de peso pode errar cerca de 10% a 15%, para mais ou para menos. Trate esse número como uma faixa.</p>
<h2>E o Doppler?</h2>
<p>O Doppler mede a passagem do sangue no cordão e em outros vasos. Ele ajuda quando a mãe tem pressão alta, quando o bebê cresce menos do que o esperado ou em gestações de gêmeos. Em gestantes sem fator de risco, nem sempre é necessário.</p>
<h2>O que levar em cada exame</h2>
<ul>
<li>o cartão do pré-natal;</li>
<li>todos os ultrassons anteriores, a começar pelo primeiro;</li>
<li>o pedido médico e a carteirinha do convênio.</li>
</ul>
<p>O ultrassom não usa radiação. Mesmo assim, deve ser feito com motivo médico. Se surgir sangramento, perda de líquido, dor forte ou se o bebê se mexer menos, não espere o próximo exame: procure a maternidade. Para conferir o preparo de cada ultrassom, veja a página de <a href="/exames">exames</a>.</p>`,
  },
  {
    titulo: "Morfológica do segundo trimestre: o que o médico olha",
    slug: "morfologica-do-segundo-trimestre-o-que-o-medico-olha",
    resumo:
      "Por que o exame demora, o que é medido em cada parte do bebê e o que significa ter de voltar outro dia.",
    autor: "Dra. Helena Ayumi Sakurada",
    categoria: "gestacao",
    tempo_leitura_min: 4,
    data_publicacao: "2026-09-10T08:00:00-04:00",
    status: "publicado",
    texto_alternativo: "Desenho em linhas do perfil de um bebê dentro do leque do ultrassom",
    conteudo: `<p>Na sala escura, o médico fica em silêncio por alguns minutos, e a família imagina o pior. O silêncio quase sempre é concentração. Na morfológica do segundo trimestre há dezenas de estruturas para ver e medir, e o bebê não fica parado para a foto. Conhecer o roteiro ajuda a esperar.</p>
<h2>A cabeça e a face</h2>
<p>O exame começa, em geral, pela cabeça. O médico mede o diâmetro e a circunferência, observa as duas metades do cérebro, as cavidades com líquido e o cerebelo, que fica atrás. Na face, procura os olhos, o nariz, os lábios e o perfil. Se o bebê estiver com a mão na frente ou virado para as costas da mãe, essa parte fica para o fim.</p>
<h2>O coração</h2>
<p>O coração do bebê, nessa fase, tem o tamanho aproximado de uma uva. Mesmo assim dá para ver as quatro câmaras, as saídas dos grandes vasos e o ritmo. Quando há dúvida, história de cardiopatia na família ou diabetes na mãe, o obstetra pode pedir um <strong>ecocardiograma fetal</strong>, exame dedicado só ao coração.</p>
<h2>O tronco, a coluna e os membros</h2>
<ul>
<li>A coluna é vista de lado e de cima, vértebra por vértebra.</li>
<li>No abdome, o médico confere o estômago, os rins, a bexiga e o ponto em que o cordão entra.</li>
<li>Nos braços e nas pernas, mede os ossos longos e olha mãos e pés.</li>
<li>O sexo pode ser visto, se a posição deixar e se a família quiser saber.</li>
</ul>
<h2>O que está em volta do bebê</h2>
<p>A placenta, o cordão e a quantidade de líquido fazem parte do exame. Muitas vezes mede-se também o colo do útero por via vaginal. Um colo curto aumenta a chance de parto antes da hora, e existem formas de acompanhar e de reduzir esse risco. Converse com seu obstetra sobre a medida.</p>
<h2>Voltar outro dia é comum</h2>
<p>Se o bebê não muda de posição, pedimos que a mãe caminhe, tome água ou coma algo doce, quando ela pode. Às vezes nem assim. Remarcar uma parte do exame não quer dizer que há um problema. Quer dizer que o médico prefere não escrever no laudo aquilo que não conseguiu ver.</p>
<h2>O que o exame não alcança</h2>
<p>A morfológica encontra boa parte das alterações de forma, mas não todas. Ela não avalia a visão, a audição nem a maior parte das doenças genéticas. Alguns problemas só aparecem mais tarde. A espessura da parede da barriga, cicatrizes e a posição do bebê também limitam a imagem, e o laudo deve dizer isso.</p>
<blockquote><p>Um achado isolado, como um ponto brilhante no coração ou uma dilatação leve no rim, aparece em muitos bebês saudáveis. Ele é lido junto com o resto do exame e da sua história.</p></blockquote>
<h2>Para o dia do exame</h2>
<ol>
<li>Coma normalmente e reserve cerca de uma hora.</li>
<li>Não passe creme na barriga.</li>
<li>Leve a morfológica do primeiro trimestre.</li>
<li>Anote suas perguntas e faça todas no fim.</li>
</ol>
<p>Precisa de um horário na data certa da gestação? <a href="/contato">Fale com a equipe</a> e diga de quantas semanas você está.</p>`,
  },
];
