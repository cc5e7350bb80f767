interface ListAddress {
  busca: string;
  pagina: number;
  /** What else an address says. */
  filters?: Record<string, string>;
}

/** The part of a list's address that says which of its records are shown. */
export function listSearch({ busca, pagina, filters = {} }: ListAddress): string {
  const search = new URLSearchParams(filters);
  if (busca) search.set("busca", busca);
  if (pagina > 1) search.set("pagina", String(pagina));
  const text = search.toString();
  return text && `?${text}`;
}
