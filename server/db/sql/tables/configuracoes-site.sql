SELECT protege_conteudo('configuracoes_site', quem => 'administracao', exclui => false);
