import { parseEstatisticas } from "#domain/clinica/estatisticas.ts";
import { DEFAULT_HOME_HERO } from "#domain/defaults/home-hero.ts";
import type { HomeHeroRecord, homeHeroForm } from "#domain/paginas/home-hero.ts";
import type { z } from "#domain/z.ts";
import { singleRecordOf } from "#server/data/kit/single-record.ts";
import type { Tx } from "#server/db/open.ts";
import { homeHero as table } from "#server/db/schema/home-hero.ts";

type Typed = Omit<z.infer<typeof homeHeroForm>, "versao">;

const records = singleRecordOf<HomeHeroRecord>(table, {
  parse: (row) => ({
    ...row,
    estatisticas: parseEstatisticas(row.estatisticas),
    imagens: row.imagens.length > 0 ? row.imagens : backgroundOf(row),
  }),
  builtIn: DEFAULT_HOME_HERO,
});

/** Used in place of an empty list of images: a list with the single background image. */
function backgroundOf({ imagem_fundo_url: url }: HomeHeroRecord) {
  return url ? [{ url, path: null }] : [];
}

export const homeHero = {
  ...records,

  save(tx: Tx, { versao, values }: { versao: number | undefined; values: Typed }) {
    const imagem_fundo_url = values.imagens[0]?.url ?? "";
    return records.save(tx, { versao, values: { ...values, imagem_fundo_url } });
  },
};
