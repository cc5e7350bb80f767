import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import { EXAME_TEXTS } from "./content/laudos.ts";

export interface LaudoPdfValues {
  clinica: string;
  paciente: string;
  exame: string;
  medico: string;
  crm: string;
  protocolo: string;
  isRetificado: boolean;
}

const [WIDTH, HEIGHT] = [595, 842];
const LEFT = 56;
const INK = rgb(0.05, 0.15, 0.19);
const GREY = rgb(0.35, 0.42, 0.46);
const BRAND = rgb(0, 0.4, 0.56);
/** Fixed, so that a report's bytes never change. */
const MADE = new Date("2026-01-01T12:00:00Z");

export async function laudoPdf(values: LaudoPdfValues): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const set of ["setCreationDate", "setModificationDate"] as const) pdf[set](MADE);
  pdf.setTitle("Laudo de exame (demonstração)");
  pdf.setLanguage("pt-BR");
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.addPage([WIDTH, HEIGHT]);
  page.drawRectangle({ x: 0, y: HEIGHT - 84, width: WIDTH, height: 84, color: BRAND });
  page.drawText(values.clinica, {
    x: LEFT,
    y: HEIGHT - 46,
    size: 16,
    font: bold,
    color: rgb(1, 1, 1),
  });
  page.drawText("Laudo de exame", {
    x: LEFT,
    y: HEIGHT - 66,
    size: 10,
    font: regular,
    color: rgb(1, 1, 1),
  });
  const write = writerOn(page, regular, bold);
  write.fact("Paciente", values.paciente);
  write.fact("Exame", values.exame);
  write.fact("Protocolo", values.protocolo);
  if (values.isRetificado) write.paragraph("Este laudo retifica e substitui a versão anterior.");
  const text = EXAME_TEXTS.find(({ exame }) => exame === values.exame);
  write.heading("Técnica");
  write.paragraph(text?.tecnica ?? "");
  write.heading("Achados");
  for (const line of text?.achados ?? []) write.paragraph(line);
  write.heading("Conclusão");
  write.paragraph(text?.conclusao ?? "");
  write.foot(values.medico, values.crm);
  return pdf.save();
}

function writerOn(page: PDFPage, regular: PDFFont, bold: PDFFont) {
  let y = HEIGHT - 124;
  const line = (text: string, font: PDFFont, size: number, color = INK) => {
    page.drawText(text, { x: LEFT, y, size, font, color });
    y -= size * 1.5;
  };
  return {
    fact(name: string, value: string) {
      page.drawText(name, { x: LEFT, y, size: 10, font: regular, color: GREY });
      page.drawText(value, { x: LEFT + 80, y, size: 12, font: bold, color: INK });
      y -= 22;
    },
    heading(text: string) {
      y -= 14;
      line(text, bold, 13, BRAND);
    },
    paragraph(text: string) {
      for (const part of wrapped(text, regular, 11)) line(part, regular, 11);
      y -= 3;
    },
    foot(medico: string, crm: string) {
      y = 150;
      page.drawLine({
        start: { x: LEFT, y: y + 18 },
        end: { x: LEFT + 220, y: y + 18 },
        color: GREY,
      });
      line(medico, bold, 11);
      line(crm, regular, 10, GREY);
      y = 56;
      line("Documento fictício, feito para a demonstração do sistema.", regular, 9, GREY);
    },
  };
}

function wrapped(text: string, font: PDFFont, size: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (font.widthOfTextAtSize(longer, size) <= WIDTH - 2 * LEFT) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
