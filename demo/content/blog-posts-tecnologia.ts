export const BLOG_POSTS_TECNOLOGIA = [
  {
    titulo: "Por dentro da ressonância: de onde vem o barulho",
    slug: "por-dentro-da-ressonancia-de-onde-vem-o-barulho",
    resumo:
      "Como um ímã faz imagens sem radiação, por que o aparelho bate tanto e o que ajuda quem tem medo de lugar fechado.",
    autor: "Dr. Otávio Benites Lacerda",
    categoria: "tecnologia",
    tempo_leitura_min: 4,
    data_publicacao: "2026-08-06T08:00:00-04:00",
    status: "publicado",
    texto_alternativo: "Desenho em linhas de um aparelho de ressonância visto de frente",
    conteudo: `<p>Quem entra na sala de ressonância costuma reparar em duas coisas: o túnel e o barulho. Quase ninguém vê a terceira, que é a principal. Mesmo com a mesa vazia e as luzes apagadas, o ímã está ligado. Ele fica ligado o ano inteiro, de dia e de noite, e é ele que faz a imagem.</p>
<h2>Um corpo cheio de pequenas bússolas</h2>
<p>Mais da metade do corpo é água, e cada molécula de água tem dois átomos de hidrogênio. O núcleo desses átomos se comporta como uma agulha de bússola minúscula. Fora do aparelho, elas apontam para todos os lados. Dentro dele, uma pequena parte se alinha com o campo.</p>
<p>O aparelho então envia uma onda de rádio, parecida com a de uma emissora FM, que desvia as agulhas. Quando a onda cessa, elas voltam ao lugar e devolvem um sinal fraco. Antenas apoiadas sobre o joelho, a cabeça ou a barriga captam esse sinal. Gordura, músculo, sangue e inflamação voltam em tempos diferentes, e é dessa diferença que o computador monta os tons de cinza. <strong>Não há raios X</strong> em nenhuma etapa.</p>
<h2>Então, o que bate?</h2>
<p>Para saber de onde vem cada sinal, o aparelho precisa mudar o campo de um ponto a outro do corpo. Quem faz isso são bobinas percorridas por corrente elétrica que liga e desliga muitas vezes por segundo. A cada mudança, o ímã principal empurra essas bobinas, que vibram como a membrana de um alto-falante. O barulho é isso. Cada tipo de imagem tem o seu ritmo: ora martelo, ora zumbido, ora apito.</p>
<p>O volume passa do de um secador de cabelo, e por isso você usa protetor de ouvido. Peça outro se o primeiro não encaixar bem.</p>
<h2>Por que é preciso ficar parado</h2>
<p>Cada sequência dura de dois a seis minutos e junta milhares de medidas. Um movimento no meio borra todas, como numa foto noturna. Se a posição incomodar, fale <em>antes</em> de começar: um apoio sob o joelho resolve muita coisa.</p>
<h2>Por que tanta pergunta sobre metal</h2>
<p>O campo puxa ferro com força suficiente para arrancar uma tesoura da mão. Pode também aquecer fios e confundir aparelhos eletrônicos. Marca-passos e implantes mais novos podem ser compatíveis, sob condições que precisam ser verificadas pelo modelo. Traga o cartão do implante. Se já trabalhou com solda ou esmeril e algum fragmento entrou no olho, conte: pode ser preciso fazer uma radiografia antes.</p>
<h2>Para quem tem medo de lugar fechado</h2>
<ul>
<li>Peça para conhecer a sala num outro dia.</li>
<li>Feche os olhos antes de a mesa entrar, ou use uma venda.</li>
<li>Segure a campainha: apertou, a equipe fala com você.</li>
<li>Em exames do joelho e do pé, a cabeça costuma ficar fora.</li>
<li>Um acompanhante, depois de responder ao mesmo questionário, pode ficar na sala.</li>
</ul>
<p>Se nada disso bastar, converse com o médico que pediu o exame sobre outras opções, entre elas um calmante ou a sedação, que exige jejum e acompanhante. O preparo de cada região está em <a href="/exames">exames</a>.</p>`,
  },
  {
    titulo: "Radiação nos exames: quanto é e como se controla",
    slug: "radiacao-nos-exames-quanto-e-e-como-se-controla",
    resumo:
      "Quais exames usam raios X, como as doses se comparam com a radiação natural e o que perguntar antes de repetir um exame.",
    autor: "Dr. Renan Fialho Brandt",
    categoria: "tecnologia",
    tempo_leitura_min: 4,
    data_publicacao: "2026-10-27T08:00:00-04:00",
    status: "publicado",
    texto_alternativo: "Desenho em linhas de um feixe de raios que atravessa um corte do corpo",
    conteudo: `<p>A radiação não se vê, não tem cheiro e não se sente. Talvez por isso desperte tanto receio. Uma avó perguntou outro dia se podia abraçar o neto depois da tomografia. Pode, sim: o raio X é como a luz de uma lâmpada, some quando se desliga. O paciente não fica radioativo e não transmite nada a ninguém.</p>
<h2>Quais exames usam raios X</h2>
<p>Usam: radiografia, mamografia, densitometria e tomografia. <strong>Não usam</strong>: ultrassonografia, Doppler, ecocardiograma e ressonância magnética. Um exame com raios X não é pior nem mais perigoso por princípio. Para ver um osso quebrado ou um sangramento na cabeça, ele costuma ser o caminho rápido.</p>
<h2>Comparando as doses</h2>
<p>Todos nós recebemos radiação do solo, do ar, dos alimentos e do espaço. A unidade para comparar é o milisievert, e a média natural no mundo fica perto de 2,4 por ano. Os valores abaixo são aproximados e variam com o aparelho e com o corpo de cada um:</p>
<ul>
<li>densitometria: menos de 0,01, algo como horas de radiação natural;</li>
<li>radiografia de tórax: entre 0,02 e 0,1, de alguns dias a duas semanas;</li>
<li>mamografia: cerca de 0,4, perto de dois meses;</li>
<li>tomografia de crânio: cerca de 2, menos de um ano;</li>
<li>tomografia de tórax: de 5 a 7, dois a três anos;</li>
<li>tomografia de abdome: de 8 a 10, três a quatro anos.</li>
</ul>
<p>Doses dessa ordem podem aumentar um pouco o risco de câncer ao longo da vida. O aumento é pequeno e difícil de medir, mas não é zero para efeito de decisão. Por isso a regra é simples: fazer o exame quando o benefício esperado é maior do que o risco, e com a menor dose que ainda responda à pergunta.</p>
<h2>Como se controla</h2>
<p>No Brasil, a Resolução RDC nº 611/2022, da Anvisa, define as exigências para os serviços de radiologia. Na prática, elas aparecem assim:</p>
<ol>
<li>paredes e portas com blindagem, verificadas por um especialista;</li>
<li>testes periódicos dos aparelhos, com registro;</li>
<li>protocolos próprios para crianças e ajustados ao peso;</li>
<li>feixe limitado à área de interesse;</li>
<li>técnicos com medidor de dose individual, lido todo mês.</li>
</ol>
<p>Os técnicos saem da sala porque repetem aquilo dezenas de vezes ao dia, todos os dias. Você, não.</p>
<h2>Gravidez</h2>
<p>Avise sempre que houver chance de gravidez, mesmo pequena. Muitas vezes o exame é trocado por ultrassom ou adiado. Quando é urgente, pode ser feito com cuidados: na maior parte das radiografias, longe da barriga, a dose que chega ao bebê é muito baixa. Se fez um exame sem saber da gestação, não tome decisões sozinha; procure o obstetra, que pode pedir o cálculo da dose.</p>
<h2>Crianças</h2>
<p>Os tecidos em crescimento são mais sensíveis. O médico procura responder com ultrassom ou ressonância quando possível. Se a radiografia ou a tomografia for necessária, uma imagem bem feita vale mais do que duas apressadas: ajude a criança a ficar quieta, com calma.</p>
<h2>Antes de repetir, pergunte</h2>
<p>Já fiz este exame? A imagem antiga serve? Existe opção sem radiação? Levar os exames anteriores é uma forma direta de reduzir a dose. Dúvidas sobre o seu caso? <a href="/contato">Fale com a equipe</a>.</p>`,
  },
];
