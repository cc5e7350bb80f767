SELECT protege_conteudo('exames');
