/** The preview picture of a shared link. Its URL has a hash of all that it shows, so no cache shows an old picture. */
import type { ConfiguracoesSite } from "../clinica/configuracoes-site.ts";
import { formatTown, parseEndereco } from "../clinica/endereco.ts";
import { formatClinicCrm, formatTechnicalDirector } from "../clinica/registro-medico.ts";
import { PUBLIC_PAGES } from "../paginas/public-pages.ts";
import { SLUG_SHAPE } from "../texto/slug.ts";
import { type Logo, parseLogo } from "./logo.ts";

export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** Increase this number with each change of the drawing, so that the URLs change. Old URLs redirect. */
const DESIGN = 2;
const FILE = /^(?<kind>pagina|exame|artigo)-(?<slug>[a-z0-9-]{1,230})-(?<hash>[a-z0-9]{11})\.png$/;
const HOME = "inicio";

export interface ShareSubject {
  kind: "pagina" | "exame" | "artigo";
  slug: string;
  title: string;
}

export type ShareClinic = Pick<
  ConfiguracoesSite,
  | "nome_clinica"
  | "logo_url"
  | "endereco"
  | "registro_crm"
  | "diretor_tecnico"
  | "crm_diretor_tecnico"
  | "titulo_diretor_tecnico"
  | "cores_principais"
>;

export interface SharePicture {
  kicker: string;
  title: string;
  nome_clinica: string;
  logo?: Logo;
  /** Registration and director, which the clinic must show wherever it advertises (CFM Resolução 2.336/2023). */
  registration: string[];
  cores: ConfiguracoesSite["cores_principais"];
}

export function shareSubject(path: string, title: string): ShareSubject {
  const [, first = "", slug = "", ...more] = path.split(/[?#]/)[0]?.split("/") ?? [];
  if (SLUG_SHAPE.test(slug) && more.length === 0) {
    if (first === "exames") return { kind: "exame", slug, title };
    if (first === "blog") return { kind: "artigo", slug, title };
  }
  return pageSubject(slug === "" ? first : HOME);
}

export function pageSubject(slug: string): ShareSubject {
  const page = slug === "" ? undefined : PUBLIC_PAGES.find(({ path }) => path === `/${slug}`);
  return page
    ? { kind: "pagina", slug, title: page.title }
    : { kind: "pagina", slug: HOME, title: "" };
}

export function sharePicture({ kind, title }: ShareSubject, clinic: ShareClinic): SharePicture {
  const { nome_clinica } = clinic;
  const logo = parseLogo(clinic.logo_url);
  const register = formatClinicCrm(clinic);
  const director = formatTechnicalDirector(clinic);
  const town = formatTown(parseEndereco(clinic.endereco));
  return {
    kicker: { pagina: town, exame: "Exame e preparo", artigo: "Artigo" }[kind],
    title: title || nome_clinica,
    nome_clinica,
    ...(logo && { logo }),
    registration: [
      register && `Registro da clínica: ${register}`,
      director && `Diretor técnico: ${director}`,
    ].filter(Boolean),
    cores: clinic.cores_principais,
  };
}

export function shareImagePath(subject: ShareSubject, clinic: ShareClinic): string {
  const hash = hashOf(JSON.stringify([DESIGN, sharePicture(subject, clinic)]));
  return `/og/${subject.kind}-${subject.slug}-${hash}.png`;
}

export function parseShareImage(file: string): Pick<ShareSubject, "kind" | "slug"> | undefined {
  const { kind, slug } = FILE.exec(file)?.groups ?? {};
  if (!slug || !SLUG_SHAPE.test(slug)) return undefined;
  return { kind: kind as ShareSubject["kind"], slug };
}

/** Computes cyrb53, a fast hash. The hash only has to differ between drawings, and protects nothing. */
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const number = 4294967296 * (2097151 & low) + (high >>> 0);
  return number.toString(36).padStart(11, "0");
}
