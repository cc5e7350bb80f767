import { ACESSO_MINUTOS } from "../laudos/acesso.ts";
import { DADO, type DefaultText, pageHtml } from "../paginas/text/page-html.ts";

export const TERMOS: DefaultText = {
  titulo: "Termos de Uso",
  atualizado_em: "2026-11-21",
  texto:
    pageHtml(`<p>Estes termos valem para o uso do site da ${DADO.nome_clinica}. Ao usar o site, você concorda com eles. O tratamento de dados pessoais está explicado na Política de Privacidade.</p>
<h2>Para que serve este site</h2>
<p>Aqui você conhece os exames, os preparos, os médicos e os convênios, lê artigos, encontra os contatos da clínica e consulta seus laudos, quando esse serviço está disponível. O uso é gratuito.</p>
<p>Você não precisa de cadastro para ler as páginas públicas.</p>
<h2>O que o site não faz</h2>
<p>Os textos do site informam, mas não substituem uma consulta. Eles não servem para decidir sozinho sobre um diagnóstico, um remédio ou um tratamento. Converse com seu médico.</p>
<p>O site e o WhatsApp não atendem urgências. Em caso de emergência, ligue para o SAMU, no 192, ou vá ao pronto-socorro mais próximo.</p>
<h2>Agendamento e contato</h2>
<p>Enviar uma mensagem não marca o exame. O horário só está confirmado quando a equipe responde com o dia, a hora e o preparo.</p>
<p>Respondemos às mensagens em até 24 horas. Não escreva no formulário dados de saúde que não sejam necessários para o seu pedido.</p>
<p>Se não puder comparecer, avise pelo telefone ${DADO.telefone}, para que outra pessoa use o horário.</p>
<h2>Preparo e informações que você dá</h2>
<p>Siga o preparo que a equipe passar para o seu caso. Se houver diferença entre o site e a orientação da equipe, vale a orientação da equipe.</p>
<p>Não suspenda nem troque remédios por conta própria para fazer um exame. Avise sobre gravidez ou suspeita de gravidez, alergias, doenças dos rins, implantes e aparelhos no corpo.</p>
<h2>Consulta de laudos</h2>
<p>O protocolo e o código de acesso são pessoais. Quem os tem, junto com o CPF e a data de nascimento, pode abrir o laudo. Não os compartilhe com quem você não quer que leia.</p>
<p>Só consulte laudos seus ou de quem você representa legalmente. Tentar abrir laudos de outra pessoa é proibido e pode gerar responsabilidade civil e criminal.</p>
<p>O acesso termina depois de ${ACESSO_MINUTOS} minutos sem uso. Depois de várias tentativas erradas, o site pede que você espere alguns minutos. Em computador de uso comum, escolha “Encerrar acesso” ao terminar.</p>
<p>O laudo deve ser lido junto com a sua história e os outros exames, por um médico. Um laudo pode ser retificado: nesse caso, vale a versão que o site mostra.</p>
<h2>Uso correto do site</h2>
<p>Ao usar o site, você se compromete a não:</p>
<ul>
<li>usar dados de outra pessoa sem autorização;</li>
<li>tentar entrar em áreas restritas ou adivinhar códigos e senhas;</li>
<li>enviar programas maliciosos, propaganda ou mensagens ofensivas;</li>
<li>copiar o conteúdo de forma automática ou atrapalhar o funcionamento do site.</li>
</ul>
<h2>Textos, imagens e marca</h2>
<p>Os textos, as imagens e a marca pertencem à ${DADO.nome_clinica} ou a quem autorizou o uso. Você pode ler, imprimir e compartilhar o link dos artigos. Para outro uso, peça autorização. O laudo é seu: use-o como precisar.</p>
<h2>Publicidade médica</h2>
<p>O conteúdo segue a Resolução CFM nº 2.336/2023. Ele tem finalidade informativa e educativa, identifica os médicos pelo número de registro no CRM e, quando há especialidade, pelo RQE, e não promete resultados. Cada organismo responde de um jeito.</p>
<p>Os depoimentos publicados refletem a experiência de quem os deu e só são mostrados com consentimento.</p>
<h2>Links para outros sites</h2>
<p>Alguns links levam a serviços de outras empresas, como o portal de resultados de um convênio, mapas e redes sociais. Eles têm regras próprias, e não respondemos pelo que fazem.</p>
<h2>Disponibilidade</h2>
<p>Trabalhamos para manter o site no ar, mas ele, ou uma parte dele, pode estar indisponível. Nesse caso, a página avisa e mostra como falar com a clínica. Se você não conseguir abrir um laudo, ligue para ${DADO.telefone} ou escreva para ${DADO.email}: a clínica entrega o resultado de outra forma.</p>
<p>Preços, convênios e horários podem mudar. Confirme com a equipe antes de vir.</p>
<h2>Lei e foro</h2>
<p>Estes termos seguem as leis do Brasil, entre elas o Marco Civil da Internet (Lei nº 12.965/2014), a LGPD (Lei nº 13.709/2018) e o Código de Defesa do Consumidor (Lei nº 8.078/1990). Se for preciso recorrer à Justiça, vale o foro do domicílio do paciente.</p>
<p>Estes termos podem mudar. A data no alto da página mostra a versão em vigor.</p>
<h2>Fale conosco</h2>
<p>Ficou com dúvida sobre estes termos? Fale com a clínica:</p>
<ul>
<li>E-mail: ${DADO.email}</li>
<li>Telefone: ${DADO.telefone}</li>
<li>Endereço: ${DADO.endereco}</li>
</ul>`),
};
