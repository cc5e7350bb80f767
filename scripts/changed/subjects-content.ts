import type { Subject } from "./subject.ts";

export const CONTENT: Subject[] = [
  {
    folders: [
      "app/admin/exames",
      "app/site/exame",
      "domain/defaults/catalogo-exames",
      "domain/exames",
      "server/data/exames",
      "server/db/sql/tables/exame",
    ],
    browser: ["exames", "admin-exames"],
  },
  {
    folders: [
      "app/admin/blog",
      "app/site/blog",
      "app/site/previa",
      "domain/blog",
      "server/data/article-author",
      "server/data/blog-",
      "server/db/sql/functions/blog-posts",
      "server/db/sql/tables/blog-posts",
    ],
    browser: ["blog", "admin-blog"],
  },
  {
    folders: [
      "app/admin/editor",
      "app/site/text",
      "domain/texto",
      "server/db/sql/before-tables/texto-busca",
      "server/html",
    ],
    browser: ["article-html", "admin-blog-hostile"],
  },
  {
    folders: [
      "app/admin/homepage",
      "app/site/home",
      "server/data/home",
      "server/db/sql/tables/home",
    ],
    browser: ["home", "admin-homepage", "carousel"],
  },
  {
    folders: [
      "app/admin/depoimentos",
      "server/data/depoimentos",
      "server/db/sql/tables/depoimentos",
    ],
    browser: ["admin-depoimentos"],
  },
  {
    folders: ["app/admin/convenios", "app/site/convenios", "server/db/sql/tables/convenios"],
    browser: ["admin-logos"],
  },
  {
    folders: [
      "app/admin/profissionais",
      "app/site/profissionais",
      "server/db/sql/tables/profissionais",
    ],
    browser: ["admin-profissionais"],
  },
  {
    folders: [
      "app/admin/midia",
      "app/admin/upload",
      "domain/midia",
      "server/data/midia",
      "server/files",
      "server/images",
      "server/storage",
      "server/db/sql/before-tables/imagens-citadas",
      "server/db/sql/functions/midia",
      "server/db/sql/tables/midia",
    ],
    tests: ["server/db/midia-functions.db.test.ts", "tests/uploads.db.test.ts"],
    browser: ["admin-midia", "admin-photographs"],
  },
  {
    folders: [
      "app/admin/newsletter",
      "app/site/newsletter",
      "server/data/newsletter",
      "server/mail/newsletter",
      "server/db/sql/functions/newsletter",
      "server/db/sql/tables/inscritos",
      "server/db/sql/tables/newsletter",
    ],
    tests: ["server/http/newsletter.db.test.ts", "server/jobs/send-newsletter.db.test.ts"],
    browser: ["admin-newsletter"],
  },
  {
    folders: [
      "app/admin/paginas",
      "app/admin/publicidade",
      "app/site/quem-somos",
      "domain/paginas",
      "domain/publicidade",
      "server/data/paginas",
      "server/data/publicidade-vistos",
      "server/db/sql/functions/paginas",
      "server/db/sql/functions/publicidade-vistos",
      "server/db/sql/tables/paginas",
      "server/db/sql/tables/publicidade-vistos",
    ],
    browser: ["admin-paginas", "admin-publicidade"],
  },
  {
    folders: [
      "app/admin/configuracoes",
      "app/site/clinica",
      "domain/clinica",
      "server/data/configuracoes-site",
      "server/db/sql/tables/configuracoes-site",
    ],
    browser: ["admin-configuracoes", "hours"],
  },
  {
    folders: [
      "app/admin/termos",
      "app/site/consentimento",
      "domain/termos",
      "server/db/sql/functions/consentimentos",
      "server/db/sql/tables/consentimentos",
      "server/db/sql/tables/termos-consentimento",
    ],
    browser: ["admin-agendamentos"],
  },
  {
    folders: ["app/site/json-ld", "app/site/site-files", "server/data/sitemap"],
    tests: ["server/http/files/share-images.db.test.ts"],
    browser: ["seo"],
  },
  {
    folders: [
      "app/images",
      "app/site",
      "app/site/form",
      "app/site/frame",
      "app/site/not-found",
      "domain/defaults",
      "server/data/plain-lists",
    ],
    tests: ["app/site/foreign-images.db.test.ts", "server/data/public-reads.db.test.ts"],
    browser: ["header", "not-found", "every-page"],
  },
];
