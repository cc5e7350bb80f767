-- Only those who answer messages read the rows: they are no content of the site.
SELECT protege_conteudo('respostas_prontas', quem => 'mensagens', leitura => 'false');
