/** @returns the message to the doctor. It names no exam, and never has the PIN, which travels by another way. */
export function mensagemWhatsapp({ link, ate }: { link: string; ate: string }): string {
  return `Olá! Compartilho com você um documento meu da clínica, que abre até ${ate}: ${link} A senha eu mando por outro meio.`;
}

/** Opens WhatsApp with the message; the person chooses to whom it goes. */
export function whatsappShareHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
