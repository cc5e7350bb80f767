import type { DefaultText } from "../paginas/page-text.ts";
import { formatRetencao } from "../pessoas/retencao.ts";

export const PRIVACIDADE: DefaultText = {
  titulo: "Política de Privacidade",
  atualizado_em: "2026-11-22",
  texto: `Esta página conta quais dados seus a {nome_clinica} trata, para quê, por quanto tempo e como você pode decidir sobre eles. Ela segue a Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018), a lei dos prontuários digitais (Lei nº 13.787/2018) e o Marco Civil da Internet (Lei nº 12.965/2014).

## Quem cuida dos seus dados

A {nome_clinica} é a controladora dos dados: é ela quem decide como e por que eles são usados. O encarregado de dados é a pessoa que recebe suas perguntas e seus pedidos sobre privacidade e que fala com a Autoridade Nacional de Proteção de Dados (ANPD).

- Encarregado de dados: {encarregado_dados}
- E-mail do encarregado: {email_encarregado}
- E-mail da clínica: {email}
- Telefone: {telefone}
- Endereço: {endereco}

## Quais dados tratamos e para quê

Pedimos só o que cada serviço precisa. Dados de saúde são dados sensíveis e recebem proteção maior.

Nem todo serviço descrito aqui está sempre disponível no site. Quando um deles não está, a página avisa, mostra como falar com a clínica e não guarda o que você digitou. Cada regra vale enquanto o serviço de que ela trata está em uso.

- Exames e laudos: nome, CPF, data de nascimento, contatos, o exame feito e o laudo, para realizar o exame e entregar o resultado. Para crianças, também o nome e o CPF do responsável.
- Consulta de resultados: CPF, data de nascimento e protocolo ou código de acesso, para conferir que é você quem abre o laudo.
- Formulário de contato: nome, mensagem e um telefone ou e-mail, para responder a você.
- Informativo por e-mail: o seu e-mail, para enviar os artigos que você pediu para receber.
- Pedidos sobre seus dados: nome, e-mail, CPF e o pedido, para confirmar sua identidade e atender você.
- Segurança: o endereço de rede (IP) de onde vem o acesso, para limitar tentativas de adivinhação e registrar quem abriu um laudo.

## O que nos autoriza a usar os dados

A LGPD exige um motivo legal para cada uso. Os nossos são estes:

- Proteção da saúde, em atendimento feito por profissionais de saúde: exames, laudos e a entrega deles (art. 11, II, “f”).
- Obrigação legal: a guarda dos laudos e do prontuário (art. 7º, II, e art. 11, II, “a”).
- Seu consentimento: o informativo por e-mail e a resposta ao formulário de contato (art. 7º, I). Guardamos a data e o texto que você aceitou. Você pode voltar atrás quando quiser.
- Prevenção à fraude e segurança do titular: a conferência de identidade e os registros de acesso (art. 11, II, “g”).

## Como protegemos seus laudos

O nome, o CPF, a data de nascimento, os contatos e os arquivos de laudo ficam cifrados no nosso sistema (AES-256-GCM). Sem as chaves da clínica, ninguém consegue lê-los.

Para abrir um laudo pelo site, você informa CPF, data de nascimento e protocolo. Se não tiver o protocolo, informe CPF e data de nascimento: enviamos um código ao e-mail do seu cadastro, válido por 10 minutos. O acesso termina depois de 15 minutos sem uso, ou antes, quando você escolhe “Encerrar acesso”.

Cada abertura, envio, correção ou anulação de um laudo entra em uma trilha de registros que só recebe novas linhas e não pode ser alterada sem deixar sinal. Ao consultar seus laudos, você vê quem os acessou e quando.

Nossos e-mails e mensagens de aviso nunca trazem o nome do exame, o resultado nem outro dado de saúde.

## Cookies e serviços de terceiros

Você lê as páginas públicas sem nenhum cookie. Os únicos que o site pode usar são os necessários para o que alguém pediu: manter aberto por alguns minutos o acesso aos seus laudos e manter conectada a equipe da clínica, cujo painel também lembra por 7 dias se o menu lateral estava aberto. Não usamos cookies de publicidade nem de medição de audiência.

Nenhum programa, letra ou quadro de outra empresa é carregado antes de você pedir. O mapa do Google só aparece depois que você escolhe “Carregar mapa”. A partir daí o Google recebe o endereço de rede do seu aparelho e segue a própria política.

Os links para WhatsApp, Instagram, Facebook e para o portal do convênio levam a sites de outras empresas, com regras próprias. Não envie laudos nem dados de saúde por redes sociais.

## Com quem compartilhamos

Não vendemos dados. Compartilhamos o necessário, e só nestes casos:

- Com você, ou com o responsável legal por você.
- Com o médico que pediu o exame, para a continuidade do seu cuidado.
- Com o seu convênio, na medida em que a autorização e o pagamento do exame exigem.
- Com empresas que hospedam o site ou transportam os e-mails, que atuam sob nossas instruções.
- Com autoridades de saúde, quando a lei obriga, ou com a Justiça, por ordem judicial.

## Por quanto tempo guardamos

O prazo depende do dado. Quando termina, um trabalho diário do sistema apaga o que passou dele:

${formatRetencao()}

## Informativo por e-mail

A inscrição só vale depois que você confirma pelo link enviado ao seu e-mail. Se alguém digitar o seu endereço por engano, basta não confirmar: nada mais será enviado.

## Crianças e adolescentes

Os laudos de menores são abertos pelo responsável legal, com o CPF do responsável, a data de nascimento do paciente e o protocolo. Tratamos esses dados no interesse da criança ou do adolescente, como manda o art. 14 da LGPD.

## Seus direitos

Você pode, sem custo e a qualquer momento:

- Confirmar se tratamos dados seus e receber uma cópia.
- Corrigir dados incompletos, errados ou antigos.
- Pedir que dados desnecessários sejam bloqueados, anonimizados ou eliminados.
- Pedir a portabilidade dos seus dados.
- Saber com quem compartilhamos.
- Retirar um consentimento e saber o que muda quando você o retira.
- Reclamar à ANPD, em www.gov.br/anpd.

## Como fazer um pedido

Use o formulário “Exercer meus direitos”, no fim desta página, ou escreva para o e-mail da clínica ou do encarregado de dados, que estão no começo dela. Respondemos em até 15 dias. O pedido feito pelo formulário é guardado cifrado. Podemos pedir uma confirmação de identidade, para não entregar seus dados a outra pessoa.

Alguns pedidos têm limite na lei. Não podemos, por exemplo, apagar um laudo antes do prazo de guarda. Quando isso acontecer, explicaremos o motivo.

## Se algo der errado

Se houver um incidente de segurança que possa trazer risco a você, avisaremos você e a ANPD e diremos o que aconteceu, quais dados foram atingidos e o que estamos fazendo.

Se você perceber algo estranho, como um acesso que não reconhece na lista do seu laudo, ligue para {telefone}. Podemos trocar o protocolo e fechar os acessos abertos.

## Mudanças nesta política

Quando esta página mudar, a data no alto muda junto. Se a mudança afetar um consentimento que você deu, pediremos um novo.`,
};
