-- Ready-made answers are not public, so only staff who answer messages read them.
SELECT protege_conteudo('respostas_prontas', quem => 'mensagens', leitura => 'false');
