/** `npm run demo-laudos` renders the reports into demo/midia/laudos, so that the demonstration starts quickly. */
import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DEMO_CONFIGURACOES } from "#demo/content/configuracoes.ts";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { laudoPdf } from "#demo/laudo-pdf.ts";
import { LARGURAS_PAGINA } from "#domain/laudos/laudos.ts";
import { drawPdf } from "#server/pdf/pdf-process.ts";
import type { DrawnPage } from "#server/pdf/process/messages.ts";

const FOLDER = path.join(import.meta.dirname, "../../demo/midia/laudos");

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const index: Record<string, object> = {};
for (const laudo of DEMO_LAUDOS) {
  const { exame, protocolo, crm, medico_responsavel } = laudo;
  for (const [number, name] of laudo.pdfs.entries()) {
    const bytes = await laudoPdf({
      clinica: DEMO_CONFIGURACOES.nome_clinica,
      paciente: DEMO_PACIENTES[laudo.paciente]?.nome ?? "",
      exame,
      medico: medico_responsavel,
      crm,
      protocolo,
      isRetificado: number > 0,
    });
    await writeFile(path.join(FOLDER, `${name}.pdf`), bytes);
    const paginas: object[] = [];
    const textos: string[] = [];
    const onPage = async (page: DrawnPage) => {
      paginas.push({ largura: page.largura, altura: page.altura });
      textos.push(page.texto);
      for (const [at, largura] of LARGURAS_PAGINA.entries()) {
        const file = path.join(FOLDER, `${name}-${page.numero}-${largura}.webp`);
        await writeFile(file, page.imagens[at] as Uint8Array);
      }
    };
    await drawPdf(bytes, { widths: LARGURAS_PAGINA, sender: "", onPage });
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    index[name] = { bytes: bytes.length, sha256, paginas, textos };
  }
}
await writeFile(path.join(FOLDER, "index.json"), `${JSON.stringify(index, null, 1)}\n`);
process.stdout.write(`${Object.keys(index).length} laudos\n`);
process.exit();
