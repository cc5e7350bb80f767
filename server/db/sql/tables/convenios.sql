SELECT protege_conteudo('convenios');
