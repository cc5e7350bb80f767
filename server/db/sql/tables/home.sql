SELECT protege_conteudo('home_hero', exclui => false);
SELECT protege_conteudo('home_sobre', exclui => false);
SELECT protege_conteudo('home_estrutura', exclui => false);
