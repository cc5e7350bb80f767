import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { indiceOf, renderFiles } from "#tests/support/dicom/rendered-series.ts";
import type { Figure } from "../figure.ts";

/** The folder data_store/data of github.com/pydicom/pydicom-data, with real, old and broken files. */
const FOLDER = process.env.DICOM_CORPUS;

export async function measureCorpus(): Promise<Figure[]> {
  if (!FOLDER) {
    process.stdout.write("public archive not measured: DICOM_CORPUS does not say where it is.\n");
    return [];
  }
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".dcm"));
  const files = names.map((name) => [name, readFileSync(path.join(FOLDER, name))] as const);
  const rendered = await renderFiles(Object.fromEntries(files));
  const heavy = rendered.falhas.filter(({ problema }) => problema === "pesada");
  if (heavy.length > 0) throw new Error(`ended the process: ${JSON.stringify(heavy)}`);
  const share = (count: number) => (100 * count) / names.length;
  const how = "npm run bench -- exam-images, with DICOM_CORPUS";
  return [
    {
      name: "public archive, files rendered",
      value: share(names.length - rendered.falhas.length),
      unit: "%",
      budget: { atLeast: 90 },
      how,
    },
    {
      name: "public archive, frames per hundred files",
      value: share(indiceOf(rendered).quadros.length),
      unit: "",
      budget: { atLeast: 90 },
      how,
    },
  ];
}
