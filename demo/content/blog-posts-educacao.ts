export const BLOG_POSTS_EDUCACAO = [
  {
    titulo: "Como ler um laudo sem se assustar",
    slug: "como-ler-um-laudo-sem-se-assustar",
    resumo:
      "Técnica, achados, impressão: o que há em cada parte do laudo e o que querem dizer as palavras que mais assustam.",
    autor: "Dra. Marina Tavares Quiroga",
    categoria: "educacao",
    tempo_leitura_min: 4,
    data_publicacao: "2026-06-16T08:00:00-04:00",
    status: "publicado",
    texto_alternativo: "Desenho em linhas de uma folha de laudo com trechos destacados",
    conteudo: `<p>O laudo chega ao celular às nove da noite. A consulta é só na semana que vem. Entre uma coisa e outra há a tentação de copiar cada palavra no buscador. Este texto não substitui a consulta, mas pode ajudar a dormir melhor até lá.</p>
<p>Primeiro, um lembrete: o laudo é uma carta de um médico para outro. A linguagem é técnica porque foi feita para ser exata, e não para alarmar.</p>
<h2>As partes de um laudo</h2>
<ul>
<li><strong>Indicação</strong>: o motivo do pedido. Confira se está certo.</li>
<li><strong>Técnica</strong>: como o exame foi feito, se houve contraste e se algo limitou a imagem.</li>
<li><strong>Achados</strong>: a descrição, órgão por órgão. Aqui entra tudo, inclusive o que é normal.</li>
<li><strong>Impressão</strong>, ou conclusão: o resumo do que importa. Se for ler uma parte só, leia esta.</li>
</ul>
<h2>Palavras que parecem graves e nem sempre são</h2>
<p><strong>Lesão</strong> é qualquer área diferente do tecido em volta. Uma cicatriz é uma lesão. <strong>Nódulo</strong> diz apenas que há algo arredondado; a maioria dos nódulos da tireoide, por exemplo, é benigna. <strong>Cisto</strong> é uma bolsa de líquido. <strong>Massa</strong> é um nódulo maior, sem dizer do que é feito. <strong>Degenerativo</strong>, na coluna, descreve o desgaste do tempo, como rugas por dentro; muita gente sem dor tem esse achado.</p>
<p>Já as expressões “sem alterações”, “dentro dos limites da normalidade” e “de aspecto habitual” são notícia boa. E “a critério clínico” quer dizer que o médico, que conhece você, decide se é preciso ir adiante.</p>
<h2>Os códigos com números</h2>
<p>Alguns exames usam escalas para que todos os médicos falem a mesma língua. Na mama, usa-se o BI-RADS:</p>
<ul>
<li>0: faltou informação, é preciso completar com outra imagem;</li>
<li>1 e 2: normal ou achado benigno;</li>
<li>3: provavelmente benigno, com controle em prazo curto;</li>
<li>4 e 5: achado que pede biópsia para esclarecer;</li>
<li>6: câncer já confirmado por biópsia.</li>
</ul>
<p>A categoria 0 assusta e não deveria: não diz que há doença. A tireoide (TI-RADS) e a próstata (PI-RADS) têm escalas próprias, e o mesmo número não significa o mesmo em cada uma.</p>
<h2>O que o laudo não sabe</h2>
<p>O radiologista vê a imagem, mas não examinou você nem acompanha os seus sintomas. Um achado pode não ter relação com a sua dor, e uma dor real pode não aparecer na imagem. Quem junta as peças é o médico que pediu o exame.</p>
<h2>O que fazer enquanto espera</h2>
<ol>
<li>Leia a impressão e anote as dúvidas, com as suas palavras.</li>
<li>Separe os exames antigos do mesmo órgão.</li>
<li>Se o laudo falar em “urgente” ou recomendar contato imediato, não espere: ligue para o seu médico no mesmo dia.</li>
<li>Se encontrar um erro de nome, lado ou data, avise a clínica. O laudo pode ser retificado.</li>
</ol>
<p>Se a imagem for nossa e restar uma dúvida sobre o texto, o seu médico pode falar direto com quem assinou. Para abrir o seu laudo, vá a <a href="/resultados">resultados online</a>.</p>`,
  },
  {
    titulo: "Seus exames são seus: como guardar e compartilhar com segurança",
    slug: "seus-exames-sao-seus-como-guardar-e-compartilhar-com-seguranca",
    resumo:
      "O que a lei garante, por quanto tempo a clínica guarda e que cuidados tomar antes de mandar um laudo por mensagem.",
    autor: "Dr. Otávio Benites Lacerda",
    categoria: "educacao",
    tempo_leitura_min: 4,
    data_publicacao: "2026-09-29T08:00:00-04:00",
    status: "publicado",
    texto_alternativo: "Desenho em linhas de uma pasta de exames protegida por um cadeado",
    conteudo: `<p>Uma foto do laudo no grupo da família, o PDF encaminhado para um vizinho que entende do assunto, a imagem deixada no computador da lan house. Todo mundo já fez algo parecido por carinho ou por pressa. Só que um exame diz muito sobre uma pessoa, e depois de espalhado não há como recolher. Saber o que a lei garante ajuda a decidir melhor com quem dividir.</p>
<h2>O que é direito seu</h2>
<p>Laudos e imagens pertencem ao paciente; a clínica é quem guarda. A <strong>Lei Geral de Proteção de Dados</strong> (Lei nº 13.709/2018) trata a informação de saúde como dado sensível, com proteção maior. Com base nela, você pode:</p>
<ul>
<li>pedir cópia dos seus exames;</li>
<li>corrigir um dado errado no cadastro;</li>
<li>saber com quem a clínica compartilhou;</li>
<li>perguntar quem abriu o seu laudo e quando.</li>
</ul>
<p>O pedido é gratuito e pode ser feito na página de <a href="/privacidade">privacidade</a>. A resposta vem em até 15 dias.</p>
<h2>Por quanto tempo fica guardado</h2>
<p>A Lei nº 13.787/2018 manda conservar o prontuário por, no mínimo, 20 anos depois do último registro. Por isso a clínica não apaga um laudo a pedido, mesmo que você queira. Ter a sua própria cópia também é prudente: mudanças de cidade e de médico acontecem.</p>
<h2>Como montar o seu arquivo</h2>
<ol>
<li>Crie uma pasta por pessoa e, dentro dela, uma por ano.</li>
<li>Dê nomes que se entendam: <em>2026-09 ressonância joelho direito</em>.</li>
<li>Guarde o laudo <strong>e</strong> as imagens. Para comparar, o médico precisa das duas coisas.</li>
<li>Mantenha duas cópias, em lugares diferentes, e proteja o aparelho com senha.</li>
<li>Não jogue fora filmes e CDs antigos sem perguntar ao médico.</li>
</ol>
<h2>Na hora de compartilhar</h2>
<p>Mandar o laudo ao seu médico é o uso natural dele. Confira o número antes de enviar; trocar um dígito acontece. Prefira o arquivo em PDF à foto da tela, que corta o nome e a data. Evite grupos. Nas redes sociais, lembre que a imagem costuma trazer nome, idade e local no canto.</p>
<p>Nunca passe o protocolo, o CPF e a data de nascimento juntos a alguém em quem você não confia: com os três, a pessoa abre o laudo. Se isso aconteceu, peça à clínica um novo protocolo, e o antigo deixa de valer.</p>
<h2>Golpes que usam exames</h2>
<p>Há quem ligue dizendo que “saiu um resultado grave” e que é preciso pagar para liberar. A clínica não cobra por telefone para entregar laudo e não manda resultado por mensagem. Nossos avisos dizem apenas que há um documento disponível. Na dúvida, desligue e ligue você para o número que está em <a href="/contato">contato</a>.</p>
<h2>Exames de crianças e de idosos</h2>
<p>Pais e responsáveis abrem o laudo da criança com o próprio CPF. Para um adulto, mesmo que seja seu pai ou sua mãe, o acesso depende da vontade dele. Se a pessoa não consegue usar o site sozinha, sente-se ao lado e ajude, ou venham juntos à recepção com um documento.</p>`,
  },
  {
    titulo: "Nódulo na tireoide: o que vem depois do ultrassom",
    slug: "nodulo-na-tireoide-o-que-vem-depois-do-ultrassom",
    resumo:
      "Nódulos são comuns e a maioria é benigna. Um roteiro do que costuma ser pedido e do que costuma apenas ser acompanhado.",
    autor: "Dr. Tomás Gutierrez Amarante",
    categoria: "educacao",
    tempo_leitura_min: 3,
    data_publicacao: "2026-12-01T08:00:00-04:00",
    status: "rascunho",
    texto_alternativo: "Desenho em linhas do pescoço com a tireoide realçada",
    conteudo: `<p>A tireoide fica na frente do pescoço e tem a forma de uma borboleta. Quando se procura com ultrassom, encontra-se algum nódulo em uma parcela grande dos adultos, sobretudo em mulheres e depois dos 50 anos. A maior parte é benigna e nunca vai precisar de tratamento. Mesmo assim, a palavra no laudo tira o sono. Vale saber o que costuma acontecer em seguida.</p>
<h2>O que o ultrassom descreve</h2>
<p>O médico mede o nódulo em três direções e anota como ele é por dentro. Alguns detalhes contam mais do que o tamanho: se é sólido ou tem líquido, se é mais escuro que o tecido em volta, se a borda é regular, se é mais alto do que largo e se há pontos brilhantes pequenos. A soma desses itens gera uma categoria, o TI-RADS, que vai de 1 a 5.</p>
<ul>
<li><strong>TI-RADS 1 e 2</strong>: sem suspeita. Em geral não se faz punção.</li>
<li><strong>TI-RADS 3</strong>: suspeita baixa. Acompanha-se ou punciona-se conforme o tamanho.</li>
<li><strong>TI-RADS 4 e 5</strong>: suspeita moderada ou alta. A punção é indicada a partir de tamanhos menores.</li>
</ul>
<h2>O exame de sangue</h2>
<p>O TSH diz se a glândula trabalha demais, de menos ou na medida. Nódulo e função são assuntos separados: é possível ter um nódulo com hormônios normais, e hormônios alterados sem nódulo nenhum.</p>
<h2>Quando se faz a punção</h2>
<p>A punção com agulha fina retira células para o laboratório. É guiada por ultrassom, leva poucos minutos e dispensa jejum. Conte à equipe se usa remédio para afinar o sangue, e não o suspenda por conta própria. O resultado vem em outra escala, chamada Bethesda, também numerada. As categorias do meio são de dúvida e podem pedir nova punção ou outros testes.</p>
<h2>Quando basta acompanhar</h2>
<p>Muitos nódulos só precisam de um novo ultrassom depois de um ou mais anos. O intervalo depende da categoria. Crescer um pouco, sozinho, não quer dizer câncer. Nem todo tumor de tireoide exige cirurgia imediata: alguns, muito pequenos, podem ser vigiados com critério, em decisão tomada com o especialista.</p>
<h2>Sinais para contar logo ao médico</h2>
<ul>
<li>rouquidão que não passa;</li>
<li>dificuldade para engolir ou respirar;</li>
<li>caroço que cresce em poucas semanas;</li>
<li>gânglio duro no pescoço;</li>
<li>radioterapia no pescoço na infância ou câncer de tireoide na família.</li>
</ul>
<h2>O que levar à consulta</h2>
<p>Leve todos os ultrassons, e não só o último. Um nódulo igual há anos é informação valiosa. Pergunte qual é a categoria, qual é o próximo passo e em que prazo. Se o pedido for de punção ou de controle, o preparo está em <a href="/exames">exames</a>.</p>`,
  },
];
