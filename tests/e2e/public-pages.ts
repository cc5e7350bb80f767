import { DEMO_EXAMES } from "#demo/content/exames.ts";
import { PUBLIC_PAGES } from "#domain/paginas/public-pages.ts";
import { slugify } from "#domain/texto/slug.ts";
import { PUBLISHED_POSTS } from "./demo-posts.ts";

export interface VisitedPage {
  path: string;
  /** Set where the page shows built-in texts, which are longer than the demonstration's. */
  clinic?: "empty";
  entry?: string;
  status?: 404;
}

const ENTRIES: Record<string, string> = {
  "/": "Início",
  "/exames": "Exames",
  "/convenios": "Convênios",
  "/quem-somos": "Quem Somos",
  "/profissionais": "Profissionais",
  "/blog": "Blog",
  "/contato": "Contato",
};

export const VISITED_PAGES: VisitedPage[] = [
  ...PUBLIC_PAGES.map(({ path }) => ({ path, entry: ENTRIES[path] })),
  { path: `/exames/${slugify(DEMO_EXAMES[0]?.nome ?? "")}`, entry: "Exames" },
  { path: `/blog/${PUBLISHED_POSTS[0]?.slug}`, entry: "Blog" },
  { path: "/", entry: "Início", clinic: "empty" },
  { path: "/exames", entry: "Exames", clinic: "empty" },
  { path: "/uma-pagina-que-nao-existe", status: 404 },
];

export const WIDTHS = [320, 390, 1280] as const;

/** The width from which the header shows the navigation; on narrower screens a button opens it. */
export const WIDE = 768;

/** app/browser/not-found.ts logs the first message; the browser logs the second. */
export const NOT_FOUND_MESSAGES = [/^404: \//, /status of 404 \(Not Found\)/];
