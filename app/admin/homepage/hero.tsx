import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { DEFAULT_HOME_HERO } from "#domain/defaults/home-hero.ts";
import { parseHeroDraft } from "#domain/paginas/home-drafts.ts";
import { HERO_LABELS, homeHeroForm } from "#domain/paginas/home-hero.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { homeHero } from "#server/data/home/home-hero.ts";
import { Hero } from "../../site/home/hero.tsx";
import { saveSingleRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/hero.ts";
import { HeroFields } from "./hero-fields.tsx";
import { pictureHere } from "./picture-here.ts";
import { SectionEditor } from "./section-editor.tsx";
import { HOME_TEXTS } from "./texts.ts";
import type { Typed } from "./use-typed.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "home_hero");
  return work.tryRead(async (tx) => ({ record: (await homeHero.read(tx)) ?? null }));
}

export function action(args: Route.ActionArgs) {
  return saveSingleRecord(args, {
    thing: "home_hero",
    schema: homeHeroForm,
    said: HOME_TEXTS.saved("Hero"),
    save: homeHero.save,
  });
}

export const clientAction = keepTyped;

function preview(typed: Typed["values"]) {
  const hero = parseHeroDraft(typed);
  const imagens = hero.imagens.map(({ url }) => pictureHere(url));
  return <Hero hero={{ ...hero, imagens }} />;
}

export default function HeroTab() {
  return (
    <SectionEditor
      answer={useActionData<typeof action>()}
      defaults={DEFAULT_HOME_HERO}
      id="hero"
      label="Hero"
      labels={HERO_LABELS}
      loaded={useLoaderData<typeof loader>()}
      preview={preview}
      schema={homeHeroForm}
      thing="home_hero"
    >
      {(fields) => <HeroFields fields={fields} />}
    </SectionEditor>
  );
}
