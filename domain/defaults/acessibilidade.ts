import { ACOMPANHANTE } from "../agenda/acompanhante.ts";
import { DADO, type DefaultText, pageHtml } from "../paginas/text/page-html.ts";

export const ACESSIBILIDADE: DefaultText = {
  titulo: "Acessibilidade",
  atualizado_em: "2026-11-28",
  texto:
    pageHtml(`<p>Queremos que todas as pessoas consigam usar este site, com ou sem deficiência, em celular ou computador, com ou sem tecnologia assistiva. Esta página diz o que já fizemos, o que ainda tem limite e como pedir ajuda.</p>
<h2>O que seguimos</h2>
<p>O site foi construído para atender às Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, no nível AA, à norma brasileira ABNT NBR 17225:2025, de acessibilidade em conteúdo e aplicações web, e às recomendações do Modelo de Acessibilidade em Governo Eletrônico (eMAG). A Lei Brasileira de Inclusão (Lei nº 13.146/2015, art. 63) torna a acessibilidade dos sites um direito.</p>
<h2>O que você encontra aqui</h2>
<p>Recursos que valem para todas as páginas públicas:</p>
<ul>
<li>O link “Pular para o conteúdo”, no começo de cada página.</li>
<li>Navegação completa pelo teclado, com o foco sempre visível.</li>
<li>Títulos, listas e regiões marcados para leitores de tela.</li>
<li>Contraste de pelo menos 4,5 para 1 entre o texto e o fundo.</li>
<li>Texto que cresce até 200% sem perder conteúdo.</li>
<li>Botões e links com área de toque confortável no celular.</li>
<li>Campos com nome visível e mensagens de erro ligadas ao campo.</li>
<li>Imagens com descrição, quando elas trazem informação.</li>
<li>Carrossel com botão de pausa. Quem pede menos movimento ao aparelho não vê animações.</li>
<li>Nenhuma informação transmitida só pela cor.</li>
<li>Páginas que funcionam em aparelhos antigos e sem scripts.</li>
</ul>
<h2>Na consulta de laudos</h2>
<p>Quando a consulta está disponível no site, o laudo aparece como imagem da página e também como texto, para leitores de tela. Você pode baixar o PDF ou imprimir. Se o acesso terminar por tempo, basta fazer a consulta de novo: nada se perde.</p>
<h2>Atalhos úteis</h2>
<p>Estes comandos são do próprio navegador e funcionam em todo o site:</p>
<ul>
<li>Tab avança e Shift + Tab volta entre links, botões e campos.</li>
<li>Enter abre um link ou aciona um botão.</li>
<li>Ctrl e + aumentam a página. Ctrl e - diminuem. Ctrl e 0 voltam ao tamanho normal. No Mac, use Command no lugar de Ctrl.</li>
</ul>
<h2>Limites que conhecemos</h2>
<p>O mapa é um serviço do Google e pode não ser acessível por completo. Por isso o endereço também está escrito ao lado.</p>
<p>O arquivo PDF do laudo pode ter sido feito em outro sistema, sem as marcas que leitores de tela usam. Nesse caso, leia o texto na própria página ou peça ajuda à equipe.</p>
<p>Sites de outras empresas, como o portal do convênio, têm regras próprias de acessibilidade.</p>
<h2>No atendimento presencial</h2>
<p>Ao marcar o exame, conte do que você precisa: ajuda para se mover, intérprete de Libras, mais tempo, um ambiente com menos ruído, um acompanhante ou a presença de um cão-guia. A equipe se organiza antes da sua chegada.</p>
<p>${ACOMPANHANTE}</p>
<h2>Encontrou uma barreira?</h2>
<p>Diga em que página aconteceu, o que você tentou fazer e qual aparelho ou programa usa. Respondemos em até 24 horas e, enquanto o problema não se resolve, entregamos a informação de outra forma.</p>
<ul>
<li>E-mail: ${DADO.email}</li>
<li>Telefone: ${DADO.telefone}</li>
<li>Endereço: ${DADO.endereco}</li>
</ul>`),
};
