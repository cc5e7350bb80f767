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
  readonly keep?: readonly string[];
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
const ASK_AGAIN = "no-cache";

const KEPT: Address = { keep: [] };
const NEVER_KEPT: Address = {};

/** Of each list that goes out as a file and comes in again. */
function spreadsheetPaths(step: "exportar" | "importar"): Readonly<Record<string, Address>> {
  const lists = listThings().filter(([, { spreadsheet }]) => spreadsheet);
  return Object.fromEntries(
    lists.map(([thing]) => [`${screenPath(thing as TableThing)}/${step}`, NEVER_KEPT]),
  );
}

export const AREAS = {
  page: {
    identity: "anonimo",
    bodyBytes: 0,
    cacheControl: ASK_AGAIN,
    policy: "public",
    isListed: true,
    paths: {
      "/": KEPT,
      "/exames": { keep: ["busca"] },
      "/exames/:slug": KEPT,
      "/convenios": KEPT,
      "/quem-somos": KEPT,
      "/profissionais": KEPT,
      "/blog/:slug": KEPT,
      "/termos": KEPT,
      "/acessibilidade": KEPT,
      "/blog/rss.xml": KEPT,
      "/sitemap.xml": KEPT,
      "/robots.txt": KEPT,
      "/site.webmanifest": KEPT,
    },
  },
  /** Public pages that take a form; what a form is answered is never kept. */
  form: {
    identity: "anonimo",
    bodyBytes: FORM_BYTES,
    cacheControl: ASK_AGAIN,
    policy: "public",
    isListed: true,
    paths: {
      "/blog": { keep: ["categoria", "enviado"] },
      "/contato": { keep: ["enviado"] },
      "/privacidade": { keep: ["enviado"] },
      "/consentimento": NEVER_KEPT,
    },
  },
  /** Where a link in a mail leads that its reader answers with a button. */
  mailLink: {
    identity: "anonimo",
    bodyBytes: LINK_BYTES,
    cacheControl: NO_STORE,
    policy: "public",
    paths: { "/newsletter/confirmar": NEVER_KEPT },
  },
  /** The same, answered by mail programs by themselves. */
  oneClick: {
    identity: "anonimo",
    bodyBytes: LINK_BYTES,
    takesForeignForms: true,
    cacheControl: NO_STORE,
    policy: "public",
    paths: { "/newsletter/sair": NEVER_KEPT },
  },
  portal: {
    identity: "paciente",
    bodyBytes: FORM_BYTES,
    cacheControl: NO_STORE,
    policy: "public",
    paths: {
      // People look for it by the clinic's name; what it answers to a look-up is a patient's.
      "/resultados": { isListed: true },
      "/resultados/laudos": NEVER_KEPT,
      "/resultados/laudos/:protocolo": NEVER_KEPT,
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
      "/resultados/laudos/:protocolo/pdf": NEVER_KEPT,
      "/resultados/laudos/:protocolo/paginas/:imagem": NEVER_KEPT,
    },
  },
  signIn: {
    identity: "auth",
    bodyBytes: FORM_BYTES,
    cacheControl: NO_STORE,
    policy: "public",
    paths: { "/auth": NEVER_KEPT, "/sair": NEVER_KEPT },
  },
  backOffice: {
    identity: "staff",
    bodyBytes: FORM_BYTES,
    cacheControl: PRIVATE,
    policy: "back-office",
    hydrates: true,
    paths: { "/admin/*": NEVER_KEPT },
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
      "/admin/blog/novo": NEVER_KEPT,
      "/admin/blog/:id": NEVER_KEPT,
      "/admin/blog/html": NEVER_KEPT,
    },
  },
  /** A public page as it will be, for those who write it. */
  preview: {
    identity: "staff",
    bodyBytes: FILE_TEXT_BYTES,
    cacheControl: PRIVATE,
    policy: "public",
    paths: { "/admin/blog/:id/previa": NEVER_KEPT },
  },
  upload: {
    identity: "staff",
    bodyBytes: UPLOAD_BYTES,
    streamsBody: true,
    cacheControl: PRIVATE,
    policy: "bare",
    paths: { "/admin/midia/enviar": NEVER_KEPT },
  },
  reportUpload: {
    identity: "staff",
    bodyBytes: REPORT_BYTES,
    streamsBody: true,
    cacheControl: PRIVATE,
    policy: "bare",
    paths: { "/admin/laudos/enviar": NEVER_KEPT },
  },
  download: {
    identity: "staff",
    bodyBytes: 0,
    streamsAnswer: true,
    cacheControl: PRIVATE,
    policy: "bare",
    paths: {
      "/admin/auditoria/exportar": NEVER_KEPT,
      ...spreadsheetPaths("exportar"),
      "/admin/newsletter/exportar": NEVER_KEPT,
      "/admin/laudos/acessos/exportar": NEVER_KEPT,
      "/admin/laudos/pdf/:id": NEVER_KEPT,
      "/admin/laudos/pdf/:id/:pagina/:largura": NEVER_KEPT,
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
      "/assets/:file": NEVER_KEPT,
      "/arquivos/:bucket/:file": NEVER_KEPT,
      "/cores/:file": NEVER_KEPT,
      "/og/:file": NEVER_KEPT,
    },
  },
  probe: {
    identity: "none",
    bodyBytes: 0,
    cacheControl: NO_STORE,
    policy: "bare",
    paths: { "/healthz": NEVER_KEPT, "/readyz": NEVER_KEPT, "/metrics": NEVER_KEPT },
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
    paths: { "/*": KEPT },
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof AREAS;
