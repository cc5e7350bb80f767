/** Where an inner page stands (schema.org BreadcrumbList). */
import { PUBLIC_PAGES } from "#domain/paginas/public-pages.ts";

interface Page {
  /** Below the origin, with its query where that makes it another page. */
  path: string;
  title: string;
}

/** Início, the page above this one where there is one, and this one. */
export function breadcrumbRecord({ path, title }: Page, origin: string) {
  const [, first] = path.split(/[/?]/);
  const parents = PUBLIC_PAGES.filter(
    (page) => page.path === "/" || (page.path === `/${first}` && page.path !== path),
  );
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...parents, { path, title }].map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: page.title,
      item: origin + page.path,
    })),
  };
}
