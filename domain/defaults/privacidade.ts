import { ACESSO_MINUTOS } from "../laudos/acesso.ts";
import { DADO, type DefaultText, pageHtml } from "../paginas/text/page-html.ts";
import { formatRetencao } from "../pessoas/retencao.ts";

export const PRIVACIDADE: DefaultText = {
  titulo: "Política de Privacidade",
  atualizado_em: "2026-11-28",
  texto:
    pageHtml(`<p>Esta página conta quais dados seus a ${DADO.nome_clinica} trata, para quê, por quanto tempo e como você pode decidir sobre eles. Ela segue a Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018), a lei dos prontuários digitais (Lei nº 13.787/2018) e o Marco Civil da Internet (Lei nº 12.965/2014).</p>
<h2>Quem cuida dos seus dados</h2>
<p>A ${DADO.nome_clinica} é a controladora dos dados: é ela quem decide como e por que eles são usados. O encarregado de dados é a pessoa que recebe suas perguntas e seus pedidos sobre privacidade e que fala com a Agência Nacional de Proteção de Dados (ANPD).</p>
<ul>
<li>Encarregado de dados: ${DADO.encarregado_dados}</li>
<li>E-mail do encarregado: ${DADO.email_encarregado}</li>
<li>E-mail da clínica: ${DADO.email}</li>
<li>Telefone: ${DADO.telefone}</li>
<li>Endereço: ${DADO.endereco}</li>
</ul>
<h2>Quais dados tratamos e para quê</h2>
<p>Pedimos só o que cada serviço precisa. Dados de saúde são dados sensíveis e recebem proteção maior.</p>
<p>Nem todo serviço descrito aqui está sempre disponível no site. Quando um deles não está, a página avisa, mostra como falar com a clínica e não guarda o que você digitou. Cada regra vale enquanto o serviço de que ela trata está em uso.</p>
<ul>
<li>Exames e laudos: nome, CPF, data de nascimento, contatos, o exame feito, o laudo e as imagens do exame, para realizar o exame e entregar o resultado. Para crianças e adolescentes, também o nome, o CPF e, se informado, o e-mail do responsável.</li>
<li>Laudos que você mostra a um médico: o link que você cria, o que ele mostra, até quando vale, o nome que disse quem o abriu e quando, para que você saiba quem leu e possa encerrar.</li>
<li>Consulta de resultados: CPF, data de nascimento e protocolo ou código de acesso, para conferir que é você quem abre o laudo.</li>
<li>Pedidos de agendamento: nome, data de nascimento, telefone, exame, convênio, os dias que servem, as fotos do pedido médico e da carteirinha, as respostas às perguntas de segurança e, se você quiser, CPF e e-mail, para marcar e preparar o exame e pedir a autorização ao convênio.</li>
<li>Formulário de contato: nome, mensagem e um telefone ou e-mail, para responder a você.</li>
<li>Informativo por e-mail: o seu e-mail, para enviar os artigos que você pediu para receber.</li>
<li>Pedidos sobre seus dados: nome, e-mail, CPF e o pedido, para confirmar sua identidade e atender você.</li>
<li>Segurança: o endereço de rede (IP) de onde vem o acesso, para limitar tentativas de adivinhação e registrar quem abriu um laudo.</li>
</ul>
<h2>O que nos autoriza a usar os dados</h2>
<p>A LGPD exige um motivo legal para cada uso. Os nossos são estes:</p>
<ul>
<li>Proteção da saúde, em atendimento feito por profissionais de saúde: o agendamento, os exames, os laudos e a entrega deles (art. 11, II, “f”).</li>
<li>Obrigação legal: a guarda dos laudos e do prontuário (art. 7º, II, e art. 11, II, “a”).</li>
<li>Seu consentimento: o informativo por e-mail e a resposta ao formulário de contato (art. 7º, I). Guardamos a data e o texto que você aceitou. Você pode voltar atrás quando quiser.</li>
<li>Prevenção à fraude e segurança do titular: a conferência de identidade e os registros de acesso (art. 11, II, “g”).</li>
</ul>
<h2>Como protegemos seus laudos</h2>
<p>O nome, o CPF, a data de nascimento, os contatos, os arquivos de laudo e as imagens dos exames ficam cifrados no nosso sistema (AES-256-GCM). Sem as chaves da clínica, ninguém consegue lê-los.</p>
<p>Para abrir um laudo pelo site, você informa CPF, data de nascimento e protocolo. Se não tiver o protocolo, informe CPF e data de nascimento: enviamos um código ao e-mail do seu cadastro, válido por 10 minutos. O acesso termina depois de ${ACESSO_MINUTOS} minutos sem uso, ou antes, quando você escolhe “Encerrar acesso”.</p>
<p>Cada abertura, envio, correção ou anulação de um laudo entra em uma trilha de registros que só recebe novas linhas e não pode ser alterada sem deixar sinal. Ao consultar seus laudos, você vê quem os acessou e quando.</p>
<p>Nossos e-mails e mensagens de aviso nunca trazem o nome do exame, o resultado nem outro dado de saúde.</p>
<h2>Cookies e serviços de terceiros</h2>
<p>Você lê as páginas públicas sem nenhum cookie. Os únicos que o site pode usar são os necessários para o que alguém pediu: manter aberto por alguns minutos o acesso aos seus laudos ou ao seu pedido de agendamento e manter conectada a equipe da clínica, cujo painel também lembra por 7 dias se o menu lateral estava aberto. Não usamos cookies de publicidade nem de medição de audiência.</p>
<p>Nenhum programa, letra ou quadro de outra empresa é carregado antes de você pedir. O mapa do Google só aparece depois que você escolhe “Carregar mapa”. A partir daí o Google recebe o endereço de rede do seu aparelho e segue a própria política.</p>
<p>Os links para WhatsApp, Instagram, Facebook e para o portal do convênio levam a sites de outras empresas, com regras próprias. Não envie laudos nem dados de saúde por redes sociais.</p>
<h2>Com quem compartilhamos</h2>
<p>Não vendemos dados. Compartilhamos o necessário, e só nestes casos:</p>
<ul>
<li>Com você, ou com o responsável legal por você, como está em “Famílias, crianças e adolescentes”.</li>
<li>Com o médico a quem você, ou a clínica a seu pedido, mostra o laudo por um link com senha. O link vale no máximo 30 dias, e você pode encerrá-lo antes.</li>
<li>Com quem tem o documento na mão: em “Verificar documento” qualquer pessoa confere, pelo arquivo ou pelo código, se ele saiu desta clínica e se ainda vale. A resposta não traz nenhum dado do paciente.</li>
<li>Com o validador de documentos do governo federal (ITI), quando alguém usa nele o código do validador, que só aparece na página do seu laudo: ele recebe o PDF para conferir a assinatura.</li>
<li>Com o seu convênio, na medida em que a autorização e o pagamento do exame exigem.</li>
<li>Com empresas que hospedam o site ou transportam os e-mails, que atuam sob nossas instruções.</li>
<li>Com autoridades de saúde, quando a lei obriga, ou com a Justiça, por ordem judicial.</li>
</ul>
<h2>Por quanto tempo guardamos</h2>
<p>O prazo depende do dado. Quando termina, um trabalho diário do sistema apaga o que passou dele:</p>
<ul>
${formatRetencao()}
</ul>
<h2>Informativo por e-mail</h2>
<p>A inscrição só vale depois que você confirma pelo link enviado ao seu e-mail. Se alguém digitar o seu endereço por engano, basta não confirmar: nada mais será enviado.</p>
<h2>Famílias, crianças e adolescentes</h2>
<p>Os laudos de crianças são abertos pelo responsável legal, com o CPF do responsável, a data de nascimento do paciente e o protocolo. Com um código enviado ao e-mail do responsável, ele vê os laudos de todos os filhos menores por quem responde na clínica.</p>
<p>Os laudos de quem tem 16 ou 17 anos são reservados ao próprio paciente: não aparecem para o responsável, e o aviso deles não vai a ele. A clínica pode reservar do mesmo modo o laudo de um paciente mais novo e, se o próprio paciente pedir, mostrar um laudo ao responsável.</p>
<p>Tratamos esses dados no melhor interesse da criança ou do adolescente, como manda o art. 14 da LGPD.</p>
<h2>Seus direitos</h2>
<p>Você pode, sem custo e a qualquer momento:</p>
<ul>
<li>Confirmar se tratamos dados seus e receber uma cópia.</li>
<li>Corrigir dados incompletos, errados ou antigos.</li>
<li>Pedir que dados desnecessários sejam bloqueados, anonimizados ou eliminados.</li>
<li>Pedir a portabilidade dos seus dados.</li>
<li>Saber com quem compartilhamos.</li>
<li>Retirar um consentimento e saber o que muda quando você o retira.</li>
<li>Reclamar à ANPD, em www.gov.br/anpd.</li>
</ul>
<h2>Como fazer um pedido</h2>
<p>Use o formulário “Exercer meus direitos”, no fim desta página, ou escreva para o e-mail da clínica ou do encarregado de dados, que estão no começo dela. Respondemos em até 15 dias. O pedido feito pelo formulário é guardado cifrado. Podemos pedir uma confirmação de identidade, para não entregar seus dados a outra pessoa.</p>
<p>Alguns pedidos têm limite na lei. Não podemos, por exemplo, apagar um laudo antes do prazo de guarda. Quando isso acontecer, explicaremos o motivo.</p>
<h2>Se algo der errado</h2>
<p>Se houver um incidente de segurança que possa trazer risco a você, avisaremos você e a ANPD e diremos o que aconteceu, quais dados foram atingidos e o que estamos fazendo.</p>
<p>Se você perceber algo estranho, como um acesso que não reconhece na lista do seu laudo, ligue para ${DADO.telefone}. Podemos trocar o protocolo e fechar os acessos abertos.</p>
<h2>Mudanças nesta política</h2>
<p>Quando esta página mudar, a data no alto muda junto.</p>`),
};
