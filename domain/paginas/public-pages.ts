export interface PublicPage {
  path: string;
  title: string;
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: "/", title: "Início" },
  { path: "/exames", title: "Exames" },
  { path: "/convenios", title: "Convênios" },
  { path: "/quem-somos", title: "Quem Somos" },
  { path: "/profissionais", title: "Profissionais" },
  { path: "/blog", title: "Blog" },
  { path: "/contato", title: "Contato" },
  { path: "/agendar", title: "Agendar exame" },
  { path: "/resultados", title: "Resultados Online" },
  { path: "/privacidade", title: "Política de Privacidade" },
  { path: "/termos", title: "Termos de Uso" },
  { path: "/acessibilidade", title: "Acessibilidade" },
];
