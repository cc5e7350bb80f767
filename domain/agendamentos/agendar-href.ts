/** @param slug of the exam that the form selects in advance */
export function agendarHref(slug: string): string {
  return `/agendar?exame=${encodeURIComponent(slug)}`;
}
