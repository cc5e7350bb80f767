export const RESTORE_TEXTS = {
  missing: "Esta versão não está mais guardada.",
  taken: "Outro registro já usa este endereço. Mude o dele e tente de novo.",
  failed: "Não foi possível restaurar.",
};
