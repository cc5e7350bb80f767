/** A section of the home page as it stands in its form; nothing is saved. */
import { parse } from "@conform-to/react";
import { useActionData } from "react-router";
import { readFormData } from "#app/ui/read-form-data.ts";
import { parseEstruturaDraft, parseHeroDraft, parseSobreDraft } from "#domain/home-drafts.ts";
import { homeEstruturaForm } from "#domain/home-estrutura.ts";
import { homeHeroForm } from "#domain/home-hero.ts";
import { homeSobreForm } from "#domain/home-sobre.ts";
import { z } from "#domain/z.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { readPictures } from "#server/http/files/pictures.ts";
import { About } from "../home/about.tsx";
import { Facility } from "../home/facility.tsx";
import { Hero } from "../home/hero.tsx";
import type { SiteHandle } from "../layout.tsx";
import { Pictures } from "../pictures.tsx";
import { aboutClinic } from "../quem-somos/about-clinic.ts";
import { Story } from "../quem-somos/story.tsx";
import type { Route } from "./+types/page.ts";

export const handle: SiteHandle = { isBare: true };

const anySection = z.union([homeHeroForm, homeSobreForm, homeEstruturaForm]);

export async function loader(args: Route.LoaderArgs) {
  await asStaff(args, "update", "home_hero");
  return null;
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = await asStaff(args, "update", "home_hero");
  const form = await readFormData(request, anySection);
  const { payload } = parse(form, { resolve: () => ({ value: null }) });
  const drafts = draftsOf(String(form.get("formulario")), payload);
  const pictures = await readPictures(context, [
    ...(drafts.hero?.imagens ?? []),
    ...(drafts.estrutura?.imagens.map(({ url }) => url) ?? []),
  ]);
  return { ...drafts, pictures };
}

interface Drafts {
  hero?: Parameters<typeof Hero>[0]["hero"];
  sobre?: ReturnType<typeof parseSobreDraft>;
  estrutura?: ReturnType<typeof parseEstruturaDraft>;
}

/** @param form the section's form, by its id */
function draftsOf(form: string, typed: Record<string, unknown>): Drafts {
  if (form === "hero") {
    const hero = parseHeroDraft(typed);
    return { hero: { ...hero, imagens: hero.imagens.map(({ url }) => url) } };
  }
  if (form === "sobre") return { sobre: parseSobreDraft(typed) };
  return form === "estrutura" ? { estrutura: parseEstruturaDraft(typed) } : {};
}

export default function PreviaPage() {
  const draft = useActionData<typeof action>();
  if (!draft) return null;
  const { hero, sobre, estrutura, pictures } = draft;
  return (
    <Pictures known={pictures}>
      {hero && <Hero hero={hero} />}
      {sobre && (
        <>
          <About sobre={sobre} />
          <Story about={aboutClinic(sobre)} />
        </>
      )}
      {estrutura && <Facility estrutura={estrutura} />}
    </Pictures>
  );
}
