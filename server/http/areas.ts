/**
 * What an address gets: the one table that looks at paths, read once per request. An address without
 * a row is a 404, and what no row declares as kept is never kept.
 */
import { screenPath, type TableThing } from "#domain/permissions.ts";
import { listThings } from "#domain/things.ts";

/** Whose rights the database grants what is done here. */
type Identity =
  /** A visitor: published content only. */
  | "anonimo"
  /** The patient of the current look-up. */
  | "paciente"
  /** Whoever is signed in, as their own role. */
  | "staff"
  /** Nobody yet: accounts, passwords and sessions. */
  | "auth"
  /** The database is not asked as anybody. */
  | "none";

export interface Area {
  readonly identity: Identity;
  /** What a POST may carry; 0 where no form is taken. */
  readonly bodyBytes: number;
  /**
   * Forms come from programs and other sites too, as RFC 8058 has it: what the address itself proves is
   * all that counts, and nobody's cookie is looked at.
   */
  readonly takesForeignForms?: boolean;
  /** A body that the route itself reads as it arrives, instead of one that is whole before it begins. */
  readonly streamsBody?: boolean;
  /** An answer as long as it likes, sent as it is made. */
  readonly streamsAnswer?: boolean;
  /** Of an answer that nobody's identity has shaped. */
  readonly cacheControl: string;
  readonly policy: "public" | "back-office" | "bare";
  /** Search engines may list what is found here; every other answer tells them not to. */
  readonly isListed?: boolean;
  /** The pages wake up in the browser, and get a nonce for it. */
  readonly hydrates?: boolean;
  /** Written as in app/routes.ts; `:name` is one segment, a final `*` any below. */
  readonly paths: Readonly<Record<string, Address>>;
}

interface Address {
  /** Kept whole in memory under the path and these query names, which alone reach the page. */
  readonly cachedUnder?: readonly string[];
  /** As the area's, for one address of an area that is not listed; without a cached copy. */
  readonly isListed?: boolean;
}

const FORM_BYTES = 256 * 1024;
/** Nothing but the click. */
const LINK_BYTES = 4 * 1024;
/** A file of 1 MB, or an article, as the text of a form: a character may take three bytes there, a line end two. */
const FILE_TEXT_BYTES = 4 * 1024 * 1024;
/** An image of 5 MB with the form around it. */
const UPLOAD_BYTES = 6 * 1024 * 1024;
/** A report of 20 MB with the form around it. */
const REPORT_BYTES = 21 * 1024 * 1024;
const NO_STORE = "no-store";
const PRIVATE = "private, no-store";
/** Kept by browsers, asked about each time. */
const REVALIDATE = "no-cache";

const CACHED: Address = { cachedUnder: [] };
const NEVER_CACHED: Address = {};

/** Of each list that goes out as a file and comes in again. */
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
    paths: {
      "/": CACHED,
      "/exames": { cachedUnder: ["busca"] },
      "/exames/:slug": CACHED,
      "/convenios": CACHED,
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
  /** Public pages that take a form; what a form is answered is never kept. */
  form: {
    identity: "anonimo",
    bodyBytes: FORM_BYTES,
    cacheControl: REVALIDATE,
    policy: "public",
    isListed: true,
    paths: {
      "/blog": { cachedUnder: ["categoria", "enviado"] },
      "/contato": { cachedUnder: ["enviado"] },
      "/privacidade": { cachedUnder: ["enviado"] },
      "/consentimento": NEVER_CACHED,
    },
  },
  /** Where a link in a mail leads that its reader answers with a button. */
  mailLink: {
    identity: "anonimo",
    bodyBytes: LINK_BYTES,
    cacheControl: NO_STORE,
    policy: "public",
    paths: { "/newsletter/confirmar": NEVER_CACHED },
  },
  /** The same, answered by mail programs by themselves. */
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
      // People look for it by the clinic's name; what it answers to a look-up is a patient's.
      "/resultados": { isListed: true },
      "/resultados/laudos": NEVER_CACHED,
      "/resultados/laudos/:protocolo": NEVER_CACHED,
    },
  },
  /** A report's pages and its PDF, decrypted on their way. */
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
  /** A form that brings the text of a whole file, or of an article. */
  fileForm: {
    identity: "staff",
    bodyBytes: FILE_TEXT_BYTES,
    cacheControl: PRIVATE,
    policy: "back-office",
    hydrates: true,
    paths: {
      ...spreadsheetPaths("importar"),
      "/admin/blog/novo": NEVER_CACHED,
      "/admin/blog/:id": NEVER_CACHED,
      "/admin/blog/html": NEVER_CACHED,
    },
  },
  /** A public page as it will be, for those who write it. */
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
      "/admin/newsletter/exportar": NEVER_CACHED,
      "/admin/laudos/acessos/exportar": NEVER_CACHED,
      "/admin/laudos/pdf/:id": NEVER_CACHED,
      "/admin/laudos/pdf/:id/:pagina/:largura": NEVER_CACHED,
    },
  },
  /** Each kind says itself for how long browsers keep it. */
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
  /** What ends like a file and is none: a short text. */
  missingFile: {
    identity: "none",
    bodyBytes: 0,
    cacheControl: NO_STORE,
    policy: "bare",
    paths: {},
  },
  /** Any other address: one page for all of them, which says nothing of what was asked. */
  missing: {
    identity: "anonimo",
    bodyBytes: 0,
    cacheControl: NO_STORE,
    policy: "public",
    paths: { "/*": CACHED },
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof AREAS;
