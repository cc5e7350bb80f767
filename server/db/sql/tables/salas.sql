SELECT protege_conteudo('salas');
