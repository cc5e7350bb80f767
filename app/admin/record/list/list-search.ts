/** The part of a list's address that says which of its records are shown. */
export function listSearch({ busca, pagina }: { busca: string; pagina: number }): string {
  const search = new URLSearchParams();
  if (busca) search.set("busca", busca);
  if (pagina > 1) search.set("pagina", String(pagina));
  const text = search.toString();
  return text && `?${text}`;
}
