SELECT protege_conteudo('questionarios');
CREATE TRIGGER guarda_questionario AFTER INSERT OR UPDATE ON questionarios FOR EACH ROW EXECUTE FUNCTION guarda_questionario();
