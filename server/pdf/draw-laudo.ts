import { LARGURAS_PAGINA } from "#domain/laudos/laudos.ts";
import { getVersao, markUndrawable, saveDrawnPages } from "#server/data/laudos/versoes.ts";
import type { Database } from "#server/db/open.ts";
import type { PaginaDesenhada } from "#server/db/schema/laudos.ts";
import { drawPdf } from "./pdf-process.ts";
import { type FileNeeds, readPdf, storePageImage } from "./stored-pdf.ts";

/** Does nothing for a report that is already drawn or discarded. @throws if the job has to be retried */
export async function drawLaudo(
  { database, ...files }: FileNeeds & { database: Database },
  { id }: { id: string },
): Promise<void> {
  const asSystem = { role: "sistema" as const };
  const versao = await database.as(asSystem, (tx) => getVersao(tx, id));
  if (versao?.desenho !== "pendente") return;
  const pdf = await readPdf(files, versao);
  if (!pdf) throw new Error("no stored report");
  const paginas: PaginaDesenhada[] = [];
  const textos: string[] = [];
  const isDrawn = await drawPdf(pdf, {
    widths: LARGURAS_PAGINA,
    sender: versao.enviado_por ?? "",
    async onPage(page) {
      for (const [index, largura] of LARGURAS_PAGINA.entries()) {
        const bytes = page.imagens[index];
        if (bytes) await storePageImage(files, versao, { pagina: page.numero, largura, bytes });
      }
      paginas.push({ largura: page.largura, altura: page.altura });
      textos.push(page.texto);
    },
  });
  await database.as(asSystem, (tx) =>
    isDrawn && paginas.length > 0
      ? saveDrawnPages(tx, { id, paginas, textos })
      : markUndrawable(tx, id),
  );
}
