/** The doctor's page downloads this module, which therefore imports nothing. */

export const LINK_INATIVO = "Este link não está mais ativo. Peça um novo a quem o enviou.";
export const LINK_ALTERADO =
  "O link está incompleto ou foi alterado. Copie o link inteiro, ou digite o código e a senha.";
export const LINK_DE_FORA =
  "Este link é de outro serviço. Abra-o no endereço ou no aplicativo de quem o enviou.";
export const CHAVE_GUARDADA =
  "A clínica guarda a chave deste link, cifrada, porque uma correção do laudo é cifrada de novo: o sigilo é entre você, o médico e a clínica.";

export function senhaIncorreta(restam: number): string {
  if (restam === 0) return LINK_INATIVO;
  return restam === 1
    ? "Senha incorreta. Resta 1 tentativa."
    : `Senha incorreta. Restam ${restam} tentativas.`;
}
