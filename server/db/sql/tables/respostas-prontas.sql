-- Only staff who answer messages read the rows, because they are not content of the site.
SELECT protege_conteudo('respostas_prontas', quem => 'mensagens', leitura => 'false');
