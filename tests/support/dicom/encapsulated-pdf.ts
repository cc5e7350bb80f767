/** A PDF in a DICOM file, as equipment sends documents (PS3.3, A.45.1). */
import dcmjs from "dcmjs";
import { derivedUid, type PhantomIdentity } from "#demo/imagens-exame/identity.ts";
import { commonModules } from "#demo/imagens-exame/modules.ts";

const ENCAPSULATED_PDF = "1.2.840.10008.5.1.4.1.1.104.1";

export function encapsulatedPdf(
  identity: PhantomIdentity,
  pdf: Uint8Array,
  { series = 2, instance = 1 } = {},
): Uint8Array {
  const { DicomDict, DicomMetaDictionary } = dcmjs.data;
  const common = commonModules(identity, { series, instance, modality: "DOC", description: "PDF" });
  const file = new DicomDict(
    DicomMetaDictionary.denaturalizeDataset({
      FileMetaInformationVersion: [new Uint8Array([0, 1]).buffer],
      MediaStorageSOPClassUID: ENCAPSULATED_PDF,
      MediaStorageSOPInstanceUID: common.SOPInstanceUID,
      TransferSyntaxUID: "1.2.840.10008.1.2.1",
      ImplementationClassUID: derivedUid("encapsulated"),
      _vrMap: {},
    }),
  );
  // A DICOM value has an even number of bytes.
  const content = new Uint8Array(pdf.length + (pdf.length % 2));
  content.set(pdf);
  file.dict = DicomMetaDictionary.denaturalizeDataset({
    ...common,
    SOPClassUID: ENCAPSULATED_PDF,
    MIMETypeOfEncapsulatedDocument: "application/pdf",
    EncapsulatedDocument: [content.buffer],
    EncapsulatedDocumentLength: pdf.length,
    _vrMap: { EncapsulatedDocument: "OB" },
  });
  return new Uint8Array(file.write());
}
