export function agendarHref(slug: string): string {
  return `/agendar?exame=${encodeURIComponent(slug)}`;
}
