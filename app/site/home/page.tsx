import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requestContext } from "#server/http/request-context.ts";
import { Pictures } from "../clinica/pictures.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { useSite } from "../site.ts";
import { About } from "./about.tsx";
import { BlogTeaser } from "./blog-teaser.tsx";
import { DoctorsTeaser } from "./doctors-teaser.tsx";
import { ExamsTeaser } from "./exams-teaser.tsx";
import { Facility } from "./facility.tsx";
import { Hero } from "./hero.tsx";
import { loadHome } from "./load-home.ts";
import { Location } from "./location.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { Testimonials } from "./testimonials.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return loadHome(context.get(requestContext));
}

export default function HomePage() {
  const home = useLoaderData<typeof loader>();
  const { clinic } = useSite();
  return (
    <Pictures known={home.pictures}>
      <PageHead description={`${clinic.nome_clinica}: ${home.hero.subtitulo}`} path="/" />
      <Hero hero={home.hero} />
      <Shortcuts />
      <div className="page-width empty:hidden">
        <Unavailable className="mt-12" subject="Parte desta página não pôde ser lida" />
      </div>
      <About sobre={home.sobre} />
      <Facility estrutura={home.estrutura} />
      <DoctorsTeaser profissionais={home.profissionais} />
      <ExamsTeaser groups={home.exameGroups} />
      <BlogTeaser posts={home.posts} />
      {home.testimonials && <Testimonials {...home.testimonials} />}
      <Location />
    </Pictures>
  );
}
