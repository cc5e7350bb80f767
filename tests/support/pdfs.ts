import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString, StandardFonts } from "pdf-lib";

export async function plainPdf(marker = "Laudo", pages = 1): Promise<Uint8Array> {
  return (await documentWith(marker, pages)).save();
}

async function documentWith(marker: string, pages = 1): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pages; page++) {
    pdf.addPage([595, 842]).drawText(marker, { x: 50, y: 780, size: 14, font });
  }
  return pdf;
}

export async function scriptedPdf({ inStream = true } = {}): Promise<Uint8Array> {
  const pdf = await documentWith("JavaScript");
  pdf.addJavaScript("abre", "app.alert('oi')");
  return pdf.save({ useObjectStreams: inStream });
}

export async function launchingPdf(): Promise<Uint8Array> {
  const pdf = await documentWith("Launch");
  const action = pdf.context.obj({ S: "Launch", F: PDFString.of("calc.exe") });
  pdf.catalog.set(PDFName.of("OpenAction"), pdf.context.register(action));
  return pdf.save();
}

export async function escapedPdf(): Promise<Uint8Array> {
  const pdf = await documentWith("Escapes");
  const action = pdf.context.obj({ S: "JavaScript", JS: PDFString.of("app.alert(1)") });
  pdf.catalog.set(PDFName.of("OpenAction"), pdf.context.register(action));
  const text = Buffer.from(await pdf.save({ useObjectStreams: false })).toString("latin1");
  return Buffer.from(text.replaceAll("/JavaScript", "/J#61vaScript"), "latin1");
}

/** Its password hashes are invented, so no password can open it. */
export async function lockedPdf(): Promise<Uint8Array> {
  const pdf = await documentWith("Senha");
  pdf.context.trailerInfo.Encrypt = pdf.context.register(
    pdf.context.obj({
      Filter: "Standard",
      V: 1,
      R: 2,
      P: -4,
      O: PDFHexString.of("00".repeat(32)),
      U: PDFHexString.of("11".repeat(32)),
    }),
  );
  return pdf.save({ useObjectStreams: false });
}

export async function signedPdf(name: string): Promise<Uint8Array> {
  const pdf = await documentWith("Assinado");
  const signature = pdf.context.register(
    pdf.context.obj({
      Type: "Sig",
      Filter: "Adobe.PPKLite",
      SubFilter: "adbe.pkcs7.detached",
      ByteRange: [0, 10, 20, 30].map((one) => PDFNumber.of(one)),
      Contents: PDFHexString.of("3080"),
      Name: PDFHexString.fromText(name),
    }),
  );
  const field = pdf.context.obj({ FT: "Sig", T: PDFString.of("Assinatura"), V: signature });
  const form = pdf.context.obj({ SigFlags: 3, Fields: [pdf.context.register(field)] });
  pdf.catalog.set(PDFName.of("AcroForm"), pdf.context.register(form));
  return pdf.save();
}

export async function pdfWithAnexo(name: string, size: number): Promise<Uint8Array> {
  const pdf = await documentWith("Anexo");
  await pdf.attach(new Uint8Array(size).fill(65), name, { mimeType: "text/csv" });
  return pdf.save();
}
