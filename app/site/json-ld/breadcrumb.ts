import { PUBLIC_PAGES } from "#domain/paginas/public-pages.ts";

interface Page {
  path: string;
  title: string;
}

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
