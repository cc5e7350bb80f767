/** The article becomes public by itself, because its date is some days after the demonstration's first start. */
export const BLOG_POST_AGENDADO = {
  titulo: "Ultrassom da tireoide: quando ele ajuda e quando pode esperar",
  slug: "ultrassom-da-tireoide-quando-ele-ajuda",
  resumo:
    "Nódulos na tireoide são comuns e, na maioria, benignos. O que leva ao exame, o que o laudo descreve e por que acompanhar costuma bastar.",
  autor: "Dr. Tomás Gutierrez Amarante",
  categoria: "exames",
  tempo_leitura_min: 3,
  status: "publicado",
  conteudo: `<p>A tireoide é uma glândula pequena, em forma de borboleta, na frente do pescoço. O ultrassom a vê muito bem, porque ela fica logo abaixo da pele. Tão bem que encontra nódulos de poucos milímetros que ninguém sentiria. Por isso vale perguntar antes: o que este exame vai responder?</p>
<h2>Quando o médico costuma pedir</h2>
<ul>
<li>um caroço que se vê ou se sente no pescoço;</li>
<li>a glândula aumentada, ou um lado maior do que o outro;</li>
<li>um nódulo que apareceu em outro exame, como o Doppler das carótidas;</li>
<li>o acompanhamento de um nódulo já conhecido;</li>
<li>câncer de tireoide em parentes próximos, conforme o caso.</li>
</ul>
<p>Alteração no sangue, sozinha, nem sempre pede imagem. Hormônio alto ou baixo fala de como a glândula trabalha; o ultrassom fala da sua forma.</p>
<h2>O que o laudo descreve</h2>
<p>O médico mede cada lado da glândula e conta os nódulos que interessam. De cada um anota o tamanho, se é sólido ou tem líquido, o contorno e se há pontos de cálcio. Desse conjunto sai uma classificação, chamada <strong>TI-RADS</strong>, que vai de 1 a 5 e orienta o passo seguinte. Um número mais alto não é um diagnóstico: quer dizer que vale olhar mais de perto.</p>
<h2>E se houver um nódulo?</h2>
<p>Até metade dos adultos tem algum, e a grande maioria é benigna. Conforme a classificação e o tamanho, há três caminhos: não fazer nada, repetir o ultrassom depois de um tempo ou colher células com uma agulha fina, guiada pela imagem.</p>
<blockquote><p>Leve os exames anteriores. Saber que um nódulo não mudou em dois anos ajuda mais do que qualquer medida isolada.</p></blockquote>
<h2>No dia do exame</h2>
<p>Não é preciso jejum. Use uma roupa que deixe o pescoço livre e tire colares. O exame leva cerca de quinze minutos, não dói e não usa radiação. O preparo de cada ultrassom está na página de <a href="/exames">exames</a>.</p>`,
};
