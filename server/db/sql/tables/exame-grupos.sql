SELECT protege_conteudo('exame_grupos', exclui => false);
