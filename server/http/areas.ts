/** The rules for each path. Other paths are a 404, and only pages with `cachedUnder` are cached. */
import type { Address, Area } from "./area.ts";
import { spreadsheetPaths } from "./spreadsheet-paths.ts";

export const FORM_BYTES = 256 * 1024;
const LINK_BYTES = 4 * 1024;
const MANIFEST_BYTES = 8 * 1024;
/** Enough for a spreadsheet or an article of 1 MB, in which a form escapes each byte as up to three. */
const FILE_TEXT_BYTES = 4 * 1024 * 1024;
const UPLOAD_BYTES = 6 * 1024 * 1024;
const REPORT_BYTES = 21 * 1024 * 1024;
/** Enough for the files of an appointment request even if one is too large, so that the form can name that file. */
const ANEXOS_BYTES = 64 * 1024 * 1024;
const IMAGES_BYTES = 4 * 1024 ** 3 + 1024 * 1024;
const NO_STORE = "no-store";
const PRIVATE = "private, no-store";
const REVALIDATE = "no-cache";

const CACHED: Address = { cachedUnder: [] };
const NEVER_CACHED: Address = {};

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
  agendar: {
    identity: "anonimo",
    bodyBytes: ANEXOS_BYTES,
    streamsBody: true,
    cacheControl: REVALIDATE,
    policy: "public",
    isListed: true,
    closesForVisitors: true,
    paths: { "/agendar": { cachedUnder: ["exame"] } },
  },
  agendamento: {
    identity: "paciente",
    bodyBytes: ANEXOS_BYTES,
    streamsBody: true,
    cacheControl: NO_STORE,
    policy: "public",
    paths: { "/agendar/:codigo": NEVER_CACHED, "/agendar/:codigo.ics": NEVER_CACHED },
  },
  mailLink: {
    identity: "anonimo",
    bodyBytes: LINK_BYTES,
    cacheControl: NO_STORE,
    policy: "public",
    paths: { "/newsletter/confirmar": NEVER_CACHED },
  },
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
      // Listed, because patients find it by searching for the clinic's name.
      "/resultados": { isListed: true },
      "/resultados/laudos": NEVER_CACHED,
      "/resultados/laudos/:protocolo": NEVER_CACHED,
      "/resultados/laudos/:protocolo/compartilhar": NEVER_CACHED,
      "/resultados/laudos/:protocolo/imagens": NEVER_CACHED,
      "/compartilhado": NEVER_CACHED,
      "/compartilhado/:id": NEVER_CACHED,
      "/compartilhado/:id/imagens": NEVER_CACHED,
    },
  },
  /** SMART Health Links: the manifest of a shared report and its file, for applications on any site. */
  manifest: {
    identity: "paciente",
    bodyBytes: MANIFEST_BYTES,
    takesForeignForms: true,
    allowsAnyOrigin: true,
    streamsAnswer: true,
    cacheControl: NO_STORE,
    policy: "bare",
    paths: { "/c/:segredo": NEVER_CACHED, "/c/:segredo/arquivo": NEVER_CACHED },
  },
  verify: {
    identity: "paciente",
    bodyBytes: LINK_BYTES,
    cacheControl: NO_STORE,
    policy: "public",
    paths: { "/verificar": { isListed: true } },
  },
  /** The URL in a document's QR code, and the document's PDF for the government's signature validator. */
  validator: {
    identity: "paciente",
    bodyBytes: 0,
    streamsAnswer: true,
    cacheControl: NO_STORE,
    policy: "bare",
    paths: { "/v/:codigo": NEVER_CACHED, "/v/:codigo/documento.pdf": NEVER_CACHED },
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
      "/compartilhado/:id/pdf": NEVER_CACHED,
      "/compartilhado/:id/paginas/:imagem": NEVER_CACHED,
    },
  },
  portalImage: {
    identity: "paciente",
    bodyBytes: 0,
    streamsAnswer: true,
    cacheControl: PRIVATE,
    policy: "bare",
    paths: {
      "/resultados/laudos/:protocolo/imagens/originais.zip": NEVER_CACHED,
      "/resultados/laudos/:protocolo/imagens/:serie/quadro/:quadro": NEVER_CACHED,
      "/resultados/laudos/:protocolo/imagens/:serie/:renderizacao/:pacote": NEVER_CACHED,
      "/compartilhado/:id/imagens/originais.zip": NEVER_CACHED,
      "/compartilhado/:id/imagens/:serie/quadro/:quadro": NEVER_CACHED,
      "/compartilhado/:id/imagens/:serie/:renderizacao/:pacote": NEVER_CACHED,
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
  imageUpload: {
    identity: "staff",
    bodyBytes: IMAGES_BYTES,
    streamsBody: true,
    pacesBody: true,
    cacheControl: PRIVATE,
    policy: "bare",
    paths: { "/admin/laudos/:id/imagens/enviar": NEVER_CACHED },
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
      "/admin/agendamentos/anexos/:id": NEVER_CACHED,
      "/admin/laudos/pdf/:id/:pagina/:largura": NEVER_CACHED,
      "/admin/imagens/series/:id/imagem": NEVER_CACHED,
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
  missingFile: {
    identity: "none",
    bodyBytes: 0,
    cacheControl: NO_STORE,
    policy: "bare",
    paths: {},
  },
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
