export const BLOG_POSTS_EXAMES = [
  {
    titulo: "Jejum, bexiga cheia, roupa sem metal: por que o preparo existe",
    slug: "jejum-bexiga-cheia-roupa-sem-metal-por-que-o-preparo-existe",
    resumo:
      "Cada item do preparo tem um motivo. Entender ajuda a cumprir e evita remarcar o exame.",
    autor: "Dra. Iracema Duarte Pontes",
    categoria: "exames",
    tempo_leitura_min: 4,
    data_publicacao: "2026-05-27T08:00:00-04:00",
    status: "publicado",
    texto_alternativo: "Desenho em linhas de um copo de água, um relógio e uma roupa dobrada",
    conteudo: `<p>Quem mora em sítio ou em outra cidade e acorda de madrugada para fazer um exame sabe quanto custa ouvir: “o senhor tomou café? então vamos ter de remarcar”. O preparo parece capricho, mas cada item dele muda a imagem. Quando se entende o motivo, fica mais fácil lembrar.</p>
<h2>Por que jejum</h2>
<p>Depois de comer, a vesícula se contrai para soltar a bile. Murcha, ela esconde pedras e pólipos. A digestão também enche o intestino de gás, e o som do ultrassom não atravessa gás. Por isso o jejum de seis horas no ultrassom do abdome.</p>
<p>Em outros exames o motivo é diferente. Na tomografia com contraste, o estômago vazio reduz o risco de engasgar caso você sinta enjoo. Já na ultrassonografia da tireoide, das mamas ou das articulações, o jejum não traz nada, e você pode vir alimentado.</p>
<h2>Água e remédio podem?</h2>
<p>Na maior parte dos exames, sim: pequenos goles de água e os remédios de uso contínuo no horário de sempre. <strong>Não pare remédio por conta própria.</strong> Quem tem diabetes precisa de uma orientação feita para o seu caso, porque jejum longo com insulina ou alguns comprimidos pode baixar demais o açúcar. Avise ao marcar, e reservamos um horário cedo.</p>
<h2>Por que a bexiga cheia</h2>
<p>A urina funciona como uma janela. Ela afasta as alças do intestino e deixa o som chegar ao útero, aos ovários ou à próstata. O truque é o tempo: beba a água uma hora antes e não vá ao banheiro. Se beber na sala de espera, não dá tempo de encher. Se passar do ponto e doer, conte à recepção; é possível aliviar um pouco.</p>
<p>Na ultrassonografia transvaginal acontece o contrário: a bexiga deve estar vazia, porque o aparelho já fica perto do útero.</p>
<h2>Por que sem metal</h2>
<p>Na radiografia e na tomografia, zíper, colar e fivela fazem sombras que podem cobrir uma lesão. Na ressonância o motivo é outro, e mais sério: o ímã atrai alguns metais e pode interferir em aparelhos dentro do corpo. Marca-passo, clipes, implantes e estilhaços precisam ser informados <strong>ao marcar</strong>, e não na porta da sala.</p>
<h2>Por que sem creme e sem desodorante</h2>
<ul>
<li>Na mamografia, partículas do desodorante imitam calcificações.</li>
<li>No eletrocardiograma e no Holter, o creme não deixa o eletrodo grudar.</li>
<li>No ultrassom, a pele oleosa faz o aparelho escorregar.</li>
</ul>
<h2>Por que trazer exames antigos</h2>
<p>Um nódulo que está igual há cinco anos conta uma história. O mesmo nódulo, sem passado conhecido, conta outra. Levar as imagens ou os laudos anteriores pode evitar um exame extra.</p>
<h2>Esqueceu alguma coisa?</h2>
<p>Ligue antes de sair de casa. Às vezes basta atrasar uma hora; às vezes o exame não depende daquele item. E se a orientação do site for diferente da que a equipe passou a você, siga a da equipe, que conhece o seu caso. Os preparos estão em <a href="/exames">exames</a>, e o telefone, em <a href="/contato">contato</a>.</p>`,
  },
  {
    titulo: "Contraste: o que é, o que se sente e o que avisar",
    slug: "contraste-o-que-e-o-que-se-sente-e-o-que-avisar",
    resumo:
      "Iodo na tomografia, gadolínio na ressonância: para que servem, quem deve avisar antes e que sinais pedem ajuda.",
    autor: "Dr. Otávio Benites Lacerda",
    categoria: "exames",
    tempo_leitura_min: 4,
    data_publicacao: "2026-07-02T08:00:00-04:00",
    status: "publicado",
    texto_alternativo: "Desenho em linhas de vasos que se iluminam dentro de um corte do corpo",
    conteudo: `<p>“É com contraste?” Poucas perguntas trazem tanta apreensão à sala de espera. O contraste é um líquido que faz certos tecidos e vasos aparecerem com mais destaque. Nem todo exame precisa dele. Quando o médico pede, é porque a resposta que ele procura depende de ver por onde o sangue passa.</p>
<h2>Dois líquidos diferentes</h2>
<p>Na <strong>tomografia</strong>, o contraste tem iodo, que barra os raios X e aparece claro. Na <strong>ressonância</strong>, tem gadolínio, que muda o sinal magnético dos tecidos. São substâncias diferentes. Quem teve reação a uma não tem, por isso, alergia à outra, mas deve contar o episódio com detalhes. No ultrassom comum e na radiografia simples não se usa contraste na veia.</p>
<h2>O que se costuma sentir</h2>
<p>Com o iodo, é comum um calor que sobe pelo corpo, gosto de metal na boca e a impressão de ter feito xixi. Dura menos de um minuto. Com o gadolínio, muita gente não sente nada além do frio no braço. A picada é a mesma de um exame de sangue.</p>
<h2>O que avisar antes</h2>
<ul>
<li>reação anterior a contraste: qual foi, há quanto tempo e como foi tratada;</li>
<li>asma ou alergias fortes a qualquer coisa;</li>
<li>doença dos rins, um rim só ou diálise;</li>
<li>doença da tireoide, no caso do iodo;</li>
<li>gravidez, suspeita de gravidez ou amamentação;</li>
<li>todos os remédios que você usa.</li>
</ul>
<p>Alergia a camarão ou a iodo de passar na pele não significa alergia ao contraste. Ainda assim, conte: a equipe avalia o conjunto.</p>
<h2>Metformina</h2>
<p>Quem trata diabetes com metformina ouve conselhos variados. O remédio não reage com o contraste. A preocupação é com o rim: se ele falhar, a metformina se acumula. Com rins que funcionam bem, muitas vezes ela é mantida; em outros casos, o médico orienta uma pausa. <strong>Não suspenda sozinho.</strong> Informe que usa e espere a orientação.</p>
<h2>E o rim?</h2>
<p>O contraste sai do corpo pela urina. Em pessoas com rins saudáveis, o risco de dano é pequeno. Quando há doença renal, diabetes de longa data ou idade avançada, pode ser pedida uma dosagem de creatinina antes. Se não houver restrição médica, beber água no resto do dia ajuda a eliminar o líquido.</p>
<h2>Amamentação</h2>
<p>Só uma fração mínima do contraste chega ao leite, e menos ainda é absorvida pelo bebê. Em geral as orientações atuais permitem seguir amamentando. Se você preferir esperar, converse antes para planejar a retirada do leite.</p>
<h2>Quando pedir ajuda</h2>
<p>As reações leves incluem coceira, manchas na pele e enjoo. Reações graves são raras e costumam surgir nos primeiros minutos; por isso você fica em observação e a sala tem material de emergência.</p>
<blockquote><p>Falta de ar, inchaço no rosto, aperto na garganta ou sensação de desmaio: avise a equipe na hora. Se já estiver em casa, ligue para o SAMU, no 192.</p></blockquote>
<p>Manchas que aparecem horas ou dias depois também devem ser contadas, para constar da sua ficha. Se tem uma dessas condições e um exame marcado, <a href="/contato">fale com a equipe</a> antes do dia.</p>`,
  },
  {
    titulo: "Holter, MAPA e teste ergométrico: qual a diferença",
    slug: "holter-mapa-e-teste-ergometrico-qual-a-diferenca",
    resumo:
      "Um grava o ritmo, outro mede a pressão e o terceiro observa o esforço. Saiba o que cada exame responde e como passar o dia com o aparelho.",
    autor: "Dra. Lívia Moraes Camargo",
    categoria: "exames",
    tempo_leitura_min: 4,
    data_publicacao: "2026-08-25T08:00:00-04:00",
    status: "publicado",
    texto_alternativo: "Desenho em linhas do traçado do coração ao longo de um dia e uma noite",
    conteudo: `<p>O eletrocardiograma comum dura alguns segundos. É como olhar pela janela do carro uma vez só e tentar descrever a estrada inteira. Se a palpitação aparece à noite, ou se o cansaço só vem na subida, essa olhada pode não mostrar nada. Para isso existem três exames que acompanham o coração por mais tempo ou em outra situação. Eles têm nomes parecidos na cabeça de quem recebe o pedido, mas respondem a perguntas diferentes.</p>
<h2>Holter: como está o ritmo</h2>
<p>O Holter grava a atividade elétrica por 24 horas, às vezes mais. Eletrodos colados no peito ligam-se a um gravador do tamanho de um celular. Ele serve para palpitação, tontura, desmaio e para ver se um remédio controla a arritmia.</p>
<p>O ponto decisivo é o <strong>diário</strong>. Se você escrever “14h20, coração disparou enquanto varria o quintal”, o médico vai direto àquele minuto. Sem a anotação, sobram mais de cem mil batimentos e nenhuma pista.</p>
<h2>MAPA: como está a pressão</h2>
<p>MAPA é a sigla de monitorização ambulatorial da pressão arterial. Uma braçadeira mede a pressão de tempos em tempos, de dia e de noite. O exame ajuda em duas situações comuns:</p>
<ul>
<li>a pressão sobe só no consultório, pelo nervosismo;</li>
<li>a pressão parece boa na consulta, mas sobe no trabalho ou durante o sono.</li>
</ul>
<p>Ele mostra também se a pressão cai enquanto você dorme, como se espera. Quando a braçadeira encher, pare, solte o braço e não fale. Se uma medida falhar, o aparelho tenta de novo, e isso pode acordar você algumas vezes.</p>
<h2>Teste ergométrico: como o coração reage ao esforço</h2>
<p>Aqui você caminha numa esteira que acelera e inclina, com eletrodos no peito e um médico ao lado. Ele acompanha o traçado, a pressão e o que você sente. O exame ajuda a avaliar dor no peito, arritmia que surge com o exercício e a capacidade física. O corpo vai até o limite que for seguro, e <strong>você pode pedir para parar</strong>.</p>
<p>Não faça o teste com febre, dor no peito em repouso ou mal-estar recente. Avise, e remarcamos.</p>
<h2>O dia com o aparelho</h2>
<ol>
<li>Tome banho antes de colocar. Depois, só no dia seguinte.</li>
<li>Use camisa larga e de abotoar.</li>
<li>Trabalhe, ande e durma como sempre. Um dia de repouso mostra um coração que não é o seu.</li>
<li>Tome os remédios no horário, a menos que o seu médico diga o contrário.</li>
<li>Anote sintomas, refeições, remédios e a hora de dormir e de acordar.</li>
</ol>
<h2>E o tereré?</h2>
<p>No Holter e na MAPA, mantenha o costume e anote. No teste ergométrico, a erva-mate, o café e os energéticos ficam de fora no dia, porque a cafeína acelera o coração e confunde a leitura.</p>
<h2>Depois do exame</h2>
<p>O laudo descreve o que foi registrado, mas não decide o tratamento sozinho. Extrassístoles, por exemplo, aparecem em muita gente saudável. Leve o resultado ao médico que pediu. Dor no peito que dura, falta de ar intensa ou desmaio não são caso de exame marcado: ligue para o SAMU, no 192. Os preparos completos estão em <a href="/exames">exames</a>.</p>`,
  },
];
