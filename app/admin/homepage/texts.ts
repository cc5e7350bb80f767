export const HOME_TEXTS = {
  loadFailed: "Não foi possível carregar os dados.",
  saveFailed: "Não foi possível salvar as alterações.",
  saved: (section: string) => `Seção ${section} atualizada com sucesso`,
};
