/** The rules for each address. An address without a row is a 404, and only pages with `cachedUnder` are cached. */
import { screenPath, type TableThing } from "#domain/permissions.ts";
import { listThings } from "#domain/things.ts";

/** The database role under which the route's statements run. */
type Identity =
  | "anonimo"
  | "paciente"
  /** A signed-in person, with their own role. */
  | "staff"
  | "auth"
  | "none";

export interface Area {
  readonly identity: Identity;
  /** The largest body of a POST; 0 where no form is accepted. */
  readonly bodyBytes: number;
  /** RFC 8058: the token in the address is the proof, so other origins' forms are accepted and cookies ignored. */
  readonly takesForeignForms?: boolean;
  readonly streamsBody?: boolean;
  /** The answer has no size limit and is sent while it is generated. */
  readonly streamsAnswer?: boolean;
  /** The `Cache-Control` of answers that do not depend on the caller's identity. */
  readonly cacheControl: string;
  readonly policy: "public" | "back-office" | "bare";
  /** Search engines may list these pages; every other answer carries `noindex`. */
  readonly isListed?: boolean;
  /** Visitors get the closed page here while the clinic shows its site to the team only (team-only.ts). */
  readonly closesForVisitors?: boolean;
  /** The pages are hydrated in the browser and get a nonce for it. */
  readonly hydrates?: boolean;
  /** Written as in app/routes.ts: `:name` is one segment, a final `*` any path below. */
  readonly paths: Readonly<Record<string, Address>>;
}

interface Address {
  /** The page is cached under its path and these query names; no other query name reaches it. */
  readonly cachedUnder?: readonly string[];
  /** True for an address that search engines may list although its area is not listed; its page is not cached. */
  readonly isListed?: boolean;
}

const FORM_BYTES = 256 * 1024;
const LINK_BYTES = 4 * 1024;
/** Enough for a 1 MB file or an article as form text, in which an escaped character takes three bytes. */
const FILE_TEXT_BYTES = 4 * 1024 * 1024;
/** Enough for an image of 5 MB with the form around it. */
const UPLOAD_BYTES = 6 * 1024 * 1024;
/** Enough for a report of 20 MB with the form around it. */
const REPORT_BYTES = 21 * 1024 * 1024;
const NO_STORE = "no-store";
const PRIVATE = "private, no-store";
/** Browsers may store the answer but must revalidate it each time. */
const REVALIDATE = "no-cache";

const CACHED: Address = { cachedUnder: [] };
const NEVER_CACHED: Address = {};

function spreadsheetPaths(step: "exportar" | "importar"): Readonly<Record<string, Address>> {
  const lists = listThings().filter(([, { spreadsheet }]) => spreadsheet);
  return Object.fromEntries(
    lists.map(([thing]) => [`${screenPath(thing as TableThing)}/${step}`, NEVER_CACHED]),
  );
}

export const AREAS = {
  page: {
    identity: "anonimo",
    bodyBytes: 0,
    cacheControl: REVALIDATE,
    policy: "public",
    isListed: true,
    closesForVisitors: true,
    paths: {
      "/": CACHED,
      "/exames": { cachedUnder: ["busca"] },
      "/exames/:slug": CACHED,
      "/convenios": { cachedUnder: ["busca", "exame"] },
      "/quem-somos": CACHED,
      "/profissionais": CACHED,
      "/blog/:slug": CACHED,
      "/termos": CACHED,
      "/acessibilidade": CACHED,
      "/blog/rss.xml": CACHED,
      "/sitemap.xml": CACHED,
      "/robots.txt": CACHED,
      "/site.webmanifest": CACHED,
    },
  },
  form: {
    identity: "anonimo",
    bodyBytes: FORM_BYTES,
    cacheControl: REVALIDATE,
    policy: "public",
    isListed: true,
    closesForVisitors: true,
    paths: {
      "/blog": { cachedUnder: ["categoria", "enviado"] },
      "/contato": { cachedUnder: ["enviado"] },
      "/privacidade": { cachedUnder: ["enviado"] },
      "/consentimento": NEVER_CACHED,
    },
  },
  /** Pages that a mail links to, where one button confirms. */
  mailLink: {
    identity: "anonimo",
    bodyBytes: LINK_BYTES,
    cacheControl: NO_STORE,
    policy: "public",
    paths: { "/newsletter/confirmar": NEVER_CACHED },
  },
  /** The unsubscribe link, which also takes the POST that mail programs send for it (one-click unsubscribe). */
  oneClick: {
    identity: "anonimo",
    bodyBytes: LINK_BYTES,
    takesForeignForms: true,
    cacheControl: NO_STORE,
    policy: "public",
    paths: { "/newsletter/sair": NEVER_CACHED },
  },
  portal: {
    identity: "paciente",
    bodyBytes: FORM_BYTES,
    cacheControl: NO_STORE,
    policy: "public",
    paths: {
      // Listed, because people search for the clinic's name. Answers to look-ups are never cached.
      "/resultados": { isListed: true },
      "/resultados/laudos": NEVER_CACHED,
      "/resultados/laudos/:protocolo": NEVER_CACHED,
    },
  },
  portalFile: {
    identity: "paciente",
    bodyBytes: 0,
    streamsAnswer: true,
    cacheControl: NO_STORE,
    policy: "bare",
    paths: {
      "/resultados/laudos/:protocolo/pdf": NEVER_CACHED,
      "/resultados/laudos/:protocolo/paginas/:imagem": NEVER_CACHED,
    },
  },
  signIn: {
    identity: "auth",
    bodyBytes: FORM_BYTES,
    cacheControl: NO_STORE,
    policy: "public",
    paths: { "/auth": NEVER_CACHED, "/sair": NEVER_CACHED },
  },
  backOffice: {
    identity: "staff",
    bodyBytes: FORM_BYTES,
    cacheControl: PRIVATE,
    policy: "back-office",
    hydrates: true,
    paths: { "/admin/*": NEVER_CACHED },
  },
  /** A form that carries the text of a whole file or of an article. */
  fileForm: {
    identity: "staff",
    bodyBytes: FILE_TEXT_BYTES,
    cacheControl: PRIVATE,
    policy: "back-office",
    hydrates: true,
    paths: {
      ...spreadsheetPaths("importar"),
      "/admin/cobertura": NEVER_CACHED,
      "/admin/blog/novo": NEVER_CACHED,
      "/admin/blog/:id": NEVER_CACHED,
      "/admin/blog/html": NEVER_CACHED,
    },
  },
  preview: {
    identity: "staff",
    bodyBytes: FILE_TEXT_BYTES,
    cacheControl: PRIVATE,
    policy: "public",
    paths: { "/admin/blog/:id/previa": NEVER_CACHED },
  },
  upload: {
    identity: "staff",
    bodyBytes: UPLOAD_BYTES,
    streamsBody: true,
    cacheControl: PRIVATE,
    policy: "bare",
    paths: { "/admin/midia/enviar": NEVER_CACHED },
  },
  reportUpload: {
    identity: "staff",
    bodyBytes: REPORT_BYTES,
    streamsBody: true,
    cacheControl: PRIVATE,
    policy: "bare",
    paths: { "/admin/laudos/enviar": NEVER_CACHED },
  },
  download: {
    identity: "staff",
    bodyBytes: 0,
    streamsAnswer: true,
    cacheControl: PRIVATE,
    policy: "bare",
    paths: {
      "/admin/auditoria/exportar": NEVER_CACHED,
      ...spreadsheetPaths("exportar"),
      "/admin/cobertura/exportar": NEVER_CACHED,
      "/admin/newsletter/exportar": NEVER_CACHED,
      "/admin/laudos/acessos/exportar": NEVER_CACHED,
      "/admin/laudos/:id/acessos/exportar": NEVER_CACHED,
      "/admin/laudos/pdf/:id": NEVER_CACHED,
      "/admin/laudos/pdf/:id/:pagina/:largura": NEVER_CACHED,
    },
  },
  file: {
    identity: "anonimo",
    bodyBytes: 0,
    cacheControl: NO_STORE,
    policy: "bare",
    isListed: true,
    paths: {
      "/assets/:file": NEVER_CACHED,
      "/arquivos/:bucket/:file": NEVER_CACHED,
      "/cores/:file": NEVER_CACHED,
      "/og/:file": NEVER_CACHED,
    },
  },
  probe: {
    identity: "none",
    bodyBytes: 0,
    cacheControl: NO_STORE,
    policy: "bare",
    paths: { "/healthz": NEVER_CACHED, "/readyz": NEVER_CACHED, "/metrics": NEVER_CACHED },
  },
  /** A missing address that looks like a file's is answered with a short text. */
  missingFile: {
    identity: "none",
    bodyBytes: 0,
    cacheControl: NO_STORE,
    policy: "bare",
    paths: {},
  },
  /** All other addresses are answered with one page, which repeats nothing of the request. */
  missing: {
    identity: "anonimo",
    bodyBytes: 0,
    cacheControl: NO_STORE,
    policy: "public",
    closesForVisitors: true,
    paths: { "/*": CACHED },
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof AREAS;
