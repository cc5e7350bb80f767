import { SHARE_IMAGE, shareImagePath, shareSubject } from "#domain/midia/share-image.ts";
import { BreadcrumbData, ClinicData } from "../json-ld/structured-data.tsx";
import { useSite } from "../site.ts";
import { SiteIcons } from "./site-icons.tsx";

interface PageHeadProps {
  title?: string;
  description: string;
  /** A page without a path is not indexed by search engines. */
  path?: string;
  isArticle?: boolean;
  isRefused?: boolean;
}

export function PageHead(props: PageHeadProps) {
  const { title, description, path, isArticle = false, isRefused = false } = props;
  const { clinic, origin } = useSite();
  const name = title ? `${title} · ${clinic.nome_clinica}` : clinic.nome_clinica;
  const full = isRefused ? `Erro: ${name}` : name;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <SiteIcons />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + path} />
          <Sharing
            description={description}
            path={path}
            title={title ?? clinic.nome_clinica}
            type={isArticle ? "article" : "website"}
          />
          {title ? <BreadcrumbData path={path} title={title} /> : <ClinicData />}
        </>
      )}
    </>
  );
}

interface SharingProps {
  title: string;
  description: string;
  path: string;
  type: "article" | "website";
}

function Sharing({ title, description, path, type }: SharingProps) {
  const { clinic, origin } = useSite();
  const image = origin + shareImagePath(shareSubject(path, title), clinic);
  const properties = {
    "og:title": title,
    "og:description": description,
    "og:type": type,
    "og:url": origin + path,
    "og:locale": "pt_BR",
    "og:site_name": clinic.nome_clinica,
    "og:image": image,
    "og:image:type": "image/png",
    "og:image:width": String(SHARE_IMAGE.width),
    "og:image:height": String(SHARE_IMAGE.height),
    "og:image:alt": title === clinic.nome_clinica ? title : `${title}. ${clinic.nome_clinica}`,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta content={content} key={property} property={property} />
      ))}
      <meta content="summary_large_image" name="twitter:card" />
    </>
  );
}
