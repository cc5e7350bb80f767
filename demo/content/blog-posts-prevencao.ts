export const BLOG_POSTS_PREVENCAO = [
  {
    titulo: "Densitometria óssea: quem deve medir os ossos",
    slug: "densitometria-ossea-quem-deve-medir-os-ossos",
    resumo:
      "A osteoporose não dá sinal até a primeira fratura. Saiba quem tem indicação de medir e como entender o resultado.",
    autor: "Dr. Renan Fialho Brandt",
    categoria: "prevencao",
    tempo_leitura_min: 4,
    data_publicacao: "2026-07-21T08:00:00-04:00",
    status: "publicado",
    texto_alternativo: "Desenho em linhas de uma coluna e de um quadril com faixas de medida",
    conteudo: `<p>O osso parece pedra, mas é tecido vivo: uma parte se desfaz e outra se refaz todos os dias. Até perto dos 30 anos, a conta fecha a favor. Depois, devagar, o corpo passa a perder mais do que repõe. Nas mulheres, essa perda acelera nos anos que seguem a menopausa. Quando ela passa de certo ponto, o nome é osteoporose, e um tombo simples pode quebrar o punho, a coluna ou o quadril.</p>
<p>O problema é que <strong>osso fraco não dói</strong>. A densitometria existe para medir antes da fratura.</p>
<h2>Quem costuma ter indicação</h2>
<ul>
<li>mulheres a partir dos 65 anos e homens a partir dos 70;</li>
<li>mulheres depois da menopausa e homens acima dos 50 que tenham fatores de risco;</li>
<li>quem já quebrou um osso com uma queda da própria altura;</li>
<li>quem usa corticoide por três meses ou mais;</li>
<li>quem tem artrite reumatoide, doença celíaca, doenças da tireoide ou dos rins;</li>
<li>quem já trata a osteoporose e precisa acompanhar o efeito.</li>
</ul>
<p>Entre os fatores de risco estão fratura de quadril na família, magreza, cigarro e consumo alto de álcool. A decisão é do médico que acompanha você.</p>
<h2>Como é o exame</h2>
<p>Você se deita numa mesa aberta, vestido, e um braço passa por cima da coluna e do quadril. Não há túnel, picada nem jejum. São cerca de dez minutos. A dose de radiação é muito baixa, menor que a de uma radiografia comum, mas o exame não é feito em gestantes.</p>
<p>O único cuidado que muita gente esquece é o cálcio: não tome o suplemento no dia anterior, porque um comprimido ainda não dissolvido pode aparecer na imagem da coluna. Os outros remédios continuam.</p>
<h2>Como entender o T-score</h2>
<p>O laudo compara o seu osso com o de um adulto jovem. A diferença vira um número, o T-score:</p>
<ul>
<li>de −1 para cima: densidade normal;</li>
<li>entre −1 e −2,5: osteopenia, uma perda intermediária;</li>
<li>−2,5 ou menos: osteoporose.</li>
</ul>
<p>Esses limites valem para mulheres depois da menopausa e homens acima dos 50. Em pessoas mais jovens usa-se outro índice, o Z-score, que compara com gente da mesma idade. Osteopenia não é doença nem sentença: é um aviso. O tratamento depende do risco de fratura como um todo, e não de um número só.</p>
<h2>De quanto em quanto tempo repetir</h2>
<p>O osso muda devagar. Repetir antes de um ano raramente traz informação nova, e o intervalo comum é de um a dois anos em quem trata. Sempre que puder, repita <strong>no mesmo aparelho</strong>: trocar de máquina pode criar uma diferença que não existe no corpo.</p>
<h2>O que fazer desde já</h2>
<p>Caminhar, subir escadas e fazer exercícios de força ajudam o osso e o equilíbrio. Leite, queijo, sardinha e folhas verdes fornecem cálcio. Tapetes soltos e corredores escuros causam quedas: vale olhar a casa. Suplementos têm dose e contraindicação, então converse com seu médico antes de começar.</p>
<p>O preparo completo está na página de <a href="/exames">exames</a>.</p>`,
  },
  {
    titulo: "Mamografia: a partir de quando e de quanto em quanto tempo",
    slug: "mamografia-a-partir-de-quando-e-de-quanto-em-quanto-tempo",
    resumo:
      "As recomendações não são iguais em todo lugar. Entenda as diferenças para decidir com o seu médico.",
    autor: "Dra. Marina Tavares Quiroga",
    categoria: "prevencao",
    tempo_leitura_min: 4,
    data_publicacao: "2026-10-06T08:00:00-04:00",
    status: "publicado",
    texto_alternativo: "Desenho em linhas de um mamógrafo visto de lado, com luz suave",
    conteudo: `<p>Todo mês de outubro a pergunta volta: com que idade devo fazer a primeira mamografia? Quem procura a resposta na internet encontra números diferentes. Não é erro de digitação. As instituições olham para os mesmos estudos e pesam de formas diferentes os ganhos e os incômodos do rastreamento.</p>
<h2>O que dizem as recomendações no Brasil</h2>
<p>Rastreamento é o exame feito em quem <strong>não tem sintomas</strong>. Desde setembro de 2025, o Ministério da Saúde orienta assim:</p>
<ul>
<li>dos 50 aos 74 anos, mamografia a cada dois anos;</li>
<li>dos 40 aos 49 anos, acesso ao exame quando a mulher deseja, depois de conversar com o profissional de saúde sobre vantagens e desvantagens;</li>
<li>acima dos 74 anos, decisão caso a caso.</li>
</ul>
<p>Sociedades médicas brasileiras de radiologia, mastologia e ginecologia recomendam o exame todo ano, a partir dos 40. Não há contradição em saber das duas orientações: elas são o ponto de partida da conversa com o seu médico.</p>
<h2>Quando começar antes</h2>
<p>Algumas mulheres têm risco maior e seguem um calendário próprio, que pode incluir a ressonância. É o caso de quem tem mãe, irmã ou filha com câncer de mama em idade jovem, mutação conhecida em genes como BRCA1 e BRCA2, ou recebeu radioterapia no tórax antes dos 30 anos. Conte a sua história familiar, inclusive a do lado do pai.</p>
<h2>Sintoma não espera a idade</h2>
<p>Caroço, pele repuxada ou avermelhada, mudança no bico do peito, saída de líquido transparente ou com sangue, caroço na axila: qualquer um desses sinais pede consulta logo, em qualquer idade. Nesse caso o exame deixa de ser rastreamento e passa a ser investigação. Homens também podem ter câncer de mama e devem procurar atendimento se notarem um caroço.</p>
<h2>O que o exame traz de bom e de incômodo</h2>
<p>A mamografia pode mostrar lesões antes que se consiga apalpá-las, quando o tratamento tende a ser menos agressivo. Por outro lado, ela também pode:</p>
<ul>
<li>chamar você de volta para imagens extras que, no fim, mostram tecido normal;</li>
<li>levar a uma biópsia de algo benigno;</li>
<li>encontrar lesões que talvez nunca causassem problema;</li>
<li>deixar passar um tumor, sobretudo em mamas densas.</li>
</ul>
<p>Ser chamada de novo é frequente e, na maior parte das vezes, não é câncer. Quase sempre basta uma incidência a mais ou um ultrassom.</p>
<h2>Sobre a compressão</h2>
<p>Apertar a mama por alguns segundos espalha o tecido, melhora a nitidez e permite usar menos radiação. Dói pouco em umas mulheres e bastante em outras. Marcar para a semana depois da menstruação e pedir à técnica que vá devagar ajudam. Prótese de silicone não impede o exame: avise, e faremos posições próprias.</p>
<h2>Antes de vir</h2>
<ol>
<li>Não use desodorante, talco nem creme nas mamas e nas axilas.</li>
<li>Traga as mamografias antigas. Comparar é metade do laudo.</li>
<li>Avise sobre gravidez, amamentação e cirurgias.</li>
</ol>
<p>Se restar dúvida sobre cobertura, consulte a página de <a href="/convenios">convênios</a>.</p>`,
  },
  {
    titulo: "Saúde do homem: o que a imagem mostra e o que não mostra",
    slug: "saude-do-homem-o-que-a-imagem-mostra-e-o-que-nao-mostra",
    resumo:
      "Ultrassom de próstata não é exame de rastreamento. Veja quais exames fazem sentido, em que idade e com qual queixa.",
    autor: "Dra. Iracema Duarte Pontes",
    categoria: "prevencao",
    tempo_leitura_min: 4,
    data_publicacao: "2026-11-18T08:00:00-04:00",
    status: "publicado",
    texto_alternativo: "Desenho em linhas de um homem de perfil com rins e bexiga realçados",
    conteudo: `<p>Em novembro, muitos homens chegam à recepção com um pedido feito por eles mesmos: “quero um ultrassom da próstata, só para ver se está tudo bem”. A intenção é boa. O exame, para esse fim, não é o indicado. Vale explicar por quê, e contar quando a imagem ajuda de fato.</p>
<h2>O ultrassom da próstata mede, mas não descarta câncer</h2>
<p>Feito por cima da barriga, o ultrassom mostra o tamanho da próstata e quanto de urina sobra na bexiga depois de urinar. Isso é útil para quem tem jato fraco, acorda várias vezes à noite ou sente que não esvazia. Porém, a maioria dos tumores iniciais <strong>não aparece</strong> nesse exame. Um laudo com próstata de tamanho normal não garante nada sobre câncer, e uma próstata grande, na maior parte das vezes, é crescimento benigno.</p>
<h2>PSA e toque: uma decisão conversada</h2>
<p>O PSA é um exame de sangue. Ele sobe em casos de câncer, mas também em infecção, no crescimento benigno e até depois de pedalar. O Ministério da Saúde não recomenda o rastreamento em todos os homens sem sintomas, porque ele pode levar a biópsias e tratamentos de tumores que não trariam problema. A Sociedade Brasileira de Urologia orienta que o homem procure o médico a partir dos 50 anos, ou dos 45 se for negro ou tiver pai ou irmão com a doença, para decidir em conjunto. Leve as suas dúvidas e pergunte o que acontece depois de um resultado alterado.</p>
<h2>Onde a ressonância entra</h2>
<p>Quando o PSA ou o toque preocupam o urologista, a ressonância da próstata pode apontar áreas suspeitas e orientar a biópsia. Em alguns casos, ela mostra que a biópsia pode esperar. É um exame de segunda etapa, pedido pelo especialista.</p>
<h2>Rins, bexiga e testículos</h2>
<ul>
<li><strong>Cólica que vai das costas à virilha</strong>: ultrassom ou tomografia procuram pedras.</li>
<li><strong>Sangue na urina</strong>, mesmo uma vez só e sem dor: procure o médico. A investigação costuma incluir imagem.</li>
<li><strong>Caroço ou peso no testículo</strong>: o ultrassom diferencia o que é cisto, veia dilatada ou nódulo. O tumor de testículo é mais comum dos 15 aos 35 anos.</li>
<li><strong>Dor súbita e forte no testículo</strong>: é urgência. Vá ao pronto-socorro, sem esperar exame marcado.</li>
</ul>
<h2>O que mais adoece os homens</h2>
<p>As doenças do coração e dos vasos pesam mais na saúde dos homens do que o câncer de próstata. Medir a pressão, conhecer o colesterol e a glicose, parar de fumar e se mexer têm mais efeito do que qualquer imagem isolada. Para fumantes e ex-fumantes entre 65 e 75 anos, o médico pode pedir um ultrassom da aorta, que procura uma dilatação silenciosa da artéria.</p>
<h2>Três perguntas para levar à consulta</h2>
<ol>
<li>Este exame responde a qual dúvida?</li>
<li>O que muda se o resultado vier alterado?</li>
<li>Há algo mais simples a fazer antes?</li>
</ol>
<p>Se o médico pedir um exame, o preparo está na página de <a href="/exames">exames</a>. Para a ultrassonografia da próstata por via abdominal, venha com a bexiga cheia.</p>`,
  },
];
