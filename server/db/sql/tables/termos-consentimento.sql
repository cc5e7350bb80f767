SELECT protege_conteudo('termos_consentimento');
