/** Names no exam and leaves out the PIN, which the patient sends in another way. */
export function mensagemWhatsapp({ link, ate }: { link: string; ate: string }): string {
  return `Olá! Compartilho com você um documento meu da clínica, que abre até ${ate}: ${link} A senha eu mando por outro meio.`;
}

export function whatsappShareHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
