/** @param slug of the exam that the form chooses */
export function agendarHref(slug: string): string {
  return `/agendar?exame=${encodeURIComponent(slug)}`;
}
