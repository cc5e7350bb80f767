SELECT protege_conteudo('configuracoes_site', so_admin => true, exclui => false);
