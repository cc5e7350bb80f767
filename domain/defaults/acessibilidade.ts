import type { DefaultText } from "../paginas/page-text.ts";

export const ACESSIBILIDADE: DefaultText = {
  titulo: "Acessibilidade",
  atualizado_em: "2026-11-21",
  texto: `Queremos que todas as pessoas consigam usar este site, com ou sem deficiência, em celular ou computador, com ou sem tecnologia assistiva. Esta página diz o que já fizemos, o que ainda tem limite e como pedir ajuda.

## O que seguimos

O site foi construído para atender às Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, no nível AA, e às recomendações do Modelo de Acessibilidade em Governo Eletrônico (eMAG). A Lei Brasileira de Inclusão (Lei nº 13.146/2015, art. 63) torna a acessibilidade dos sites um direito.

## O que você encontra aqui

Recursos que valem para todas as páginas públicas:

- O link “Pular para o conteúdo”, no começo de cada página.
- Navegação completa pelo teclado, com o foco sempre visível.
- Títulos, listas e regiões marcados para leitores de tela.
- Contraste de pelo menos 4,5 para 1 entre o texto e o fundo.
- Texto que cresce até 200% sem perder conteúdo.
- Botões e links com área de toque confortável no celular.
- Campos com nome visível e mensagens de erro ligadas ao campo.
- Imagens com descrição, quando elas trazem informação.
- Carrossel com botão de pausa. Quem pede menos movimento ao aparelho não vê animações.
- Nenhuma informação transmitida só pela cor.
- Páginas que funcionam em aparelhos antigos e sem scripts.

## Na consulta de laudos

Quando a consulta está disponível no site, o laudo aparece como imagem da página e também como texto, para leitores de tela. Você pode baixar o PDF ou imprimir. Se o acesso terminar por tempo, basta fazer a consulta de novo: nada se perde.

## Atalhos úteis

Estes comandos são do próprio navegador e funcionam em todo o site:

- Tab avança e Shift + Tab volta entre links, botões e campos.
- Enter abre um link ou aciona um botão.
- Ctrl e + aumentam a página. Ctrl e - diminuem. Ctrl e 0 voltam ao tamanho normal. No Mac, use Command no lugar de Ctrl.

## Limites que conhecemos

O mapa é um serviço do Google e pode não ser acessível por completo. Por isso o endereço também está escrito ao lado.

O arquivo PDF do laudo pode ter sido feito em outro sistema, sem as marcas que leitores de tela usam. Nesse caso, leia o texto na própria página ou peça ajuda à equipe.

Sites de outras empresas, como o portal do convênio, têm regras próprias de acessibilidade.

## No atendimento presencial

Ao marcar o exame, conte do que você precisa: ajuda para se mover, intérprete de Libras, mais tempo, um ambiente com menos ruído, um acompanhante ou a presença de um cão-guia. A equipe se organiza antes da sua chegada.

## Encontrou uma barreira?

Diga em que página aconteceu, o que você tentou fazer e qual aparelho ou programa usa. Respondemos em até 24 horas e, enquanto o problema não se resolve, entregamos a informação de outra forma.

- E-mail: {email}
- Telefone: {telefone}
- Endereço: {endereco}`,
};
