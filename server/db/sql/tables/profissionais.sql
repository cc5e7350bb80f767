SELECT protege_conteudo('profissionais');
