export const NAVIGATION = [
  { path: "/", label: "Início" },
  { path: "/exames", label: "Exames" },
  { path: "/convenios", label: "Convênios" },
  { path: "/quem-somos", label: "Quem Somos" },
  { path: "/profissionais", label: "Profissionais" },
  { path: "/blog", label: "Blog" },
  { path: "/contato", label: "Contato" },
] as const;

export const FOOTER_LINKS = [
  { path: "/exames", label: "Nossos Exames" },
  { path: "/convenios", label: "Convênios" },
  { path: "/resultados", label: "Resultados Online" },
  { path: "/profissionais", label: "Nossa Equipe" },
  { path: "/blog", label: "Blog e Notícias" },
  { path: "/privacidade", label: "Política de Privacidade" },
  { path: "/termos", label: "Termos de Uso" },
] as const;

export function isCurrent(entry: string, path: string): boolean {
  return entry === "/" ? path === "/" : path === entry || path.startsWith(`${entry}/`);
}
