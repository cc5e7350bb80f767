SELECT protege_conteudo('paginas', quem => 'administracao', exclui => false, ocultas => '{politica_privacidade_em,termos_uso_em}');
CREATE TRIGGER data_paginas BEFORE INSERT OR UPDATE ON paginas FOR EACH ROW EXECUTE FUNCTION data_paginas();
