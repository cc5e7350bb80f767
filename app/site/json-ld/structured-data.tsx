/** The Content Security Policy does not block JSON-LD, because browsers do not run data blocks. */
import logoUrl from "#app/images/icons/icon-512.png?url";
import type { ConvenioCovering } from "#domain/exames/cobertura.ts";
import { shareImagePath, shareSubject } from "#domain/midia/share-image.ts";
import { type Site, useSite } from "../site.ts";
import { blogPostingRecord } from "./article.ts";
import { breadcrumbRecord } from "./breadcrumb.ts";
import { clinicRecord, clinicReference } from "./clinic.ts";
import { exameServiceRecord, type Service } from "./exame-service.ts";
import { medicalTestRecord, type Test } from "./medical-test.ts";
import { type Doctor, physicianRecords } from "./physician.ts";
import { jsonScriptText } from "./script-text.ts";

export function ClinicData() {
  const site = useSite();
  const { clinic, origin } = site;
  const { semana, feriados } = site.hours;
  const image = origin + shareImagePath(shareSubject("/", ""), clinic);
  const logo = logoOf(site);
  return <Data record={clinicRecord(site, { semana, feriados, image, logo })} />;
}

function logoOf({ origin, logo }: Site): string {
  return origin + (logo?.png ?? logoUrl);
}

export function BreadcrumbData(page: { path: string; title: string }) {
  return <Data record={breadcrumbRecord(page, useSite().origin)} />;
}

type Posting = Parameters<typeof blogPostingRecord>[0] & { imagem_capa_url: string | null };

export function BlogPostingData({ article }: { article: Posting }) {
  const site = useSite();
  const { clinic, origin } = site;
  const { slug, titulo, imagem_capa_url } = article;
  const share = shareImagePath(shareSubject(`/blog/${slug}`, titulo), clinic);
  const images = [imagem_capa_url ?? [], share].flat().map((path) => new URL(path, origin).href);
  const publisher = { ...clinicReference(site), logo: logoOf(site) };
  return <Data record={blogPostingRecord(article, { origin, images, publisher })} />;
}

export function PhysiciansData({ profissionais }: { profissionais: Doctor[] }) {
  const site = useSite();
  const { clinic, origin } = site;
  const context = { clinic, origin, employer: clinicReference(site) };
  return physicianRecords(profissionais, context).map((record) => (
    <Data key={record.name} record={record} />
  ));
}

export function MedicalTestData({ exame }: { exame: Test }) {
  return <Data record={medicalTestRecord(exame, useSite().origin)} />;
}

export function ExameServiceData({
  exame,
  convenios,
}: {
  exame: Service;
  convenios: ConvenioCovering[];
}) {
  const site = useSite();
  const context = { origin: site.origin, provider: clinicReference(site) };
  return <Data record={exameServiceRecord(exame, convenios, context)} />;
}

function Data({ record }: { record: object }) {
  const text = jsonScriptText({ "@context": "https://schema.org", ...record });
  return <script dangerouslySetInnerHTML={{ __html: text }} type="application/ld+json" />;
}
