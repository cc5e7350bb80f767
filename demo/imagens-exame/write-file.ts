import dcmjs from "dcmjs";
import type { Elements } from "./modules.ts";

const EXPLICIT_LITTLE_ENDIAN = "1.2.840.10008.1.2.1";
/** 2.25 is the root of UIDs that come from a UUID. */
const IMPLEMENTATION = "2.25.118834526129403512077431900761";

dcmjs.log.disableAll();

interface Written {
  sopClass: string;
  /** One item per frame if the frames are compressed, otherwise one item with all frames. */
  pixels: Uint8Array[];
  transferSyntax?: string;
}

export function writeFile(
  elements: Elements,
  { sopClass, pixels, transferSyntax = EXPLICIT_LITTLE_ENDIAN }: Written,
): Uint8Array {
  const { DicomDict, DicomMetaDictionary } = dcmjs.data;
  const meta = {
    FileMetaInformationVersion: [new Uint8Array([0, 1]).buffer],
    MediaStorageSOPClassUID: sopClass,
    MediaStorageSOPInstanceUID: elements.SOPInstanceUID,
    TransferSyntaxUID: transferSyntax,
    ImplementationClassUID: IMPLEMENTATION,
    ImplementationVersionName: "FANTOMA",
    _vrMap: {},
  };
  const file = new DicomDict(DicomMetaDictionary.denaturalizeDataset(meta));
  file.dict = DicomMetaDictionary.denaturalizeDataset({
    ...elements,
    SOPClassUID: sopClass,
    PixelData: pixels.map(evenBuffer),
    _vrMap: { PixelData: elements.BitsAllocated === 16 ? "OW" : "OB" },
  });
  return new Uint8Array(file.write({ fragmentMultiframe: false }));
}

/** A DICOM value has an even number of bytes. */
function evenBuffer(bytes: Uint8Array): ArrayBuffer {
  const even = new Uint8Array(bytes.length + (bytes.length % 2));
  even.set(bytes);
  return even.buffer;
}
