/**
 * The files of github.com/pydicom/pydicom-data, which are real, old, broken and odd, and no part of this repository:
 * `DICOM_CORPUS=folder/data_store/data npx vitest run --project unit public-corpus`.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { indiceOf, renderFiles } from "#tests/support/dicom/rendered-series.ts";
import { itWhere } from "#tests/support/it-where.ts";

const CORPUS = process.env.DICOM_CORPUS;
if (!CORPUS)
  process.stdout.write("not tried, because DICOM_CORPUS names no folder of DICOM files\n");

itWhere(CORPUS)(
  "nine of ten files of a public corpus are rendered, and none ends the process",
  async () => {
    const folder = CORPUS ?? "";
    const names = readdirSync(folder).filter((name) => name.endsWith(".dcm"));
    const files = names.map((name) => [name, readFileSync(path.join(folder, name))] as const);
    const rendered = await renderFiles(Object.fromEntries(files));
    const share = 1 - rendered.falhas.length / names.length;
    process.stdout.write(
      `${Math.round(share * 100)} % of ${names.length}: ${JSON.stringify(rendered.falhas)}\n`,
    );
    expect(rendered.falhas.filter(({ problema }) => problema === "pesada")).toEqual([]);
    expect(indiceOf(rendered).quadros.length).toBeGreaterThan(names.length * 0.9);
    expect(share).toBeGreaterThan(0.9);
  },
);
