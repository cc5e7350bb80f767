import type { DefaultText } from "../paginas/page-text.ts";

export const TERMOS: DefaultText = {
  titulo: "Termos de Uso",
  atualizado_em: "2026-11-21",
  texto: `Estes termos valem para o uso do site da {nome_clinica}. Ao usar o site, você concorda com eles. O tratamento de dados pessoais está explicado na Política de Privacidade.

## Para que serve este site

Aqui você conhece os exames, os preparos, os médicos e os convênios, lê artigos, encontra os contatos da clínica e consulta seus laudos, quando esse serviço está disponível. O uso é gratuito.

Você não precisa de cadastro para ler as páginas públicas.

## O que o site não faz

Os textos do site informam, mas não substituem uma consulta. Eles não servem para decidir sozinho sobre um diagnóstico, um remédio ou um tratamento. Converse com seu médico.

O site e o WhatsApp não atendem urgências. Em caso de emergência, ligue para o SAMU, no 192, ou vá ao pronto-socorro mais próximo.

## Agendamento e contato

Enviar uma mensagem não marca o exame. O horário só está confirmado quando a equipe responde com o dia, a hora e o preparo.

Respondemos às mensagens em até 24 horas. Não escreva no formulário dados de saúde que não sejam necessários para o seu pedido.

Se não puder comparecer, avise pelo telefone {telefone}, para que outra pessoa use o horário.

## Preparo e informações que você dá

Siga o preparo que a equipe passar para o seu caso. Se houver diferença entre o site e a orientação da equipe, vale a orientação da equipe.

Não suspenda nem troque remédios por conta própria para fazer um exame. Avise sobre gravidez ou suspeita de gravidez, alergias, doenças dos rins, implantes e aparelhos no corpo.

## Consulta de laudos

O protocolo e o código de acesso são pessoais. Quem os tem, junto com o CPF e a data de nascimento, pode abrir o laudo. Não os compartilhe com quem você não quer que leia.

Só consulte laudos seus ou de quem você representa legalmente. Tentar abrir laudos de outra pessoa é proibido e pode gerar responsabilidade civil e criminal.

O acesso termina depois de 15 minutos sem uso. Depois de várias tentativas erradas, o site pede que você espere alguns minutos. Em computador de uso comum, escolha “Encerrar acesso” ao terminar.

O laudo deve ser lido junto com a sua história e os outros exames, por um médico. Um laudo pode ser retificado: nesse caso, vale a versão que o site mostra.

## Uso correto do site

Ao usar o site, você se compromete a não:

- usar dados de outra pessoa sem autorização;
- tentar entrar em áreas restritas ou adivinhar códigos e senhas;
- enviar programas maliciosos, propaganda ou mensagens ofensivas;
- copiar o conteúdo de forma automática ou atrapalhar o funcionamento do site.

## Textos, imagens e marca

Os textos, as imagens e a marca pertencem à {nome_clinica} ou a quem autorizou o uso. Você pode ler, imprimir e compartilhar o link dos artigos. Para outro uso, peça autorização. O laudo é seu: use-o como precisar.

## Publicidade médica

O conteúdo segue a Resolução CFM nº 2.336/2023. Ele tem finalidade informativa e educativa, identifica os médicos pelo número de registro no CRM e, quando há especialidade, pelo RQE, e não promete resultados. Cada organismo responde de um jeito.

Os depoimentos publicados refletem a experiência de quem os deu e só são mostrados com consentimento.

## Links para outros sites

Alguns links levam a serviços de outras empresas, como o portal de resultados de um convênio, mapas e redes sociais. Eles têm regras próprias, e não respondemos pelo que fazem.

## Disponibilidade

Trabalhamos para manter o site no ar, mas ele, ou uma parte dele, pode estar indisponível. Nesse caso, a página avisa e mostra como falar com a clínica. Se você não conseguir abrir um laudo, ligue para {telefone} ou escreva para {email}: a clínica entrega o resultado de outra forma.

Preços, convênios e horários podem mudar. Confirme com a equipe antes de vir.

## Lei e foro

Estes termos seguem as leis do Brasil, entre elas o Marco Civil da Internet (Lei nº 12.965/2014), a LGPD (Lei nº 13.709/2018) e o Código de Defesa do Consumidor (Lei nº 8.078/1990). Se for preciso recorrer à Justiça, vale o foro do domicílio do paciente.

Estes termos podem mudar. A data no alto da página mostra a versão em vigor.

## Fale conosco

Ficou com dúvida sobre estes termos? Fale com a clínica:

- E-mail: {email}
- Telefone: {telefone}
- Endereço: {endereco}`,
};
