import { PUBLIC_PAGES } from "#domain/paginas/public-pages.ts";

const ONE_OF_EACH = [
  "/exames/mamografia-digital",
  "/blog/contraste-o-que-e-o-que-se-sente-e-o-que-avisar",
];

export const PUBLIC_ADDRESSES = [...PUBLIC_PAGES.map(({ path }) => path), ...ONE_OF_EACH];
