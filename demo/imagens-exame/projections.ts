import { drawChestXray, drawMammogram, type MammogramView } from "./draw-projections.ts";
import type { PhantomIdentity } from "./identity.ts";
import { code, commonModules, greyPixels } from "./modules.ts";
import { bytesOf } from "./stacks.ts";
import { writeFile } from "./write-file.ts";

const CR = "1.2.840.10008.5.1.4.1.1.1";
const MG = "1.2.840.10008.5.1.4.1.1.1.2";

const CHEST = { width: 1760, height: 2000 };
const BREAST = { width: 1440, height: 1920 };

export function chestXray(identity: PhantomIdentity, series: number): Uint8Array {
  const { width, height } = CHEST;
  const about = { series, instance: 1, modality: "CR", description: "RX TORAX PA" };
  const elements = {
    ...commonModules(identity, about),
    ...greyPixels(height, width, 12),
    // The values grow with the radiation, and more radiation makes a film darker.
    PhotometricInterpretation: "MONOCHROME1",
    ImageType: ["ORIGINAL", "PRIMARY"],
    BodyPartExamined: "CHEST",
    ViewPosition: "PA",
    PixelSpacing: [0.2, 0.2],
    ImagerPixelSpacing: [0.2, 0.2],
    PatientOrientation: ["L", "F"],
    WindowCenter: 2050,
    WindowWidth: 3700,
  };
  const pixels = drawChestXray(width, height, 21);
  return writeFile(elements, { sopClass: CR, pixels: [bytesOf(pixels)] });
}

export const MAMMOGRAM_VIEWS: readonly MammogramView[] = [
  { laterality: "R", view: "CC" },
  { laterality: "L", view: "CC" },
  { laterality: "R", view: "MLO" },
  { laterality: "L", view: "MLO" },
];

const VIEW_CODES = {
  CC: code("399162004", "SCT", "cranio-caudal"),
  MLO: code("399368009", "SCT", "medio-lateral oblique"),
};

export function mammogram(
  identity: PhantomIdentity,
  series: number,
  instance: number,
  { laterality, view }: MammogramView,
): Uint8Array {
  const { width, height } = BREAST;
  const about = { series, instance, modality: "MG", description: "MAMOGRAFIA" };
  const elements = {
    ...commonModules(identity, about),
    ...greyPixels(height, width, 12),
    ImageType: ["ORIGINAL", "PRIMARY"],
    PresentationIntentType: "FOR PRESENTATION",
    PatientOrientation: [laterality === "R" ? "P" : "A", view === "CC" ? laterality : "FL"],
    BodyPartExamined: "BREAST",
    ImageLaterality: laterality,
    ViewCodeSequence: [{ ...VIEW_CODES[view], ViewModifierCodeSequence: [] }],
    AnatomicRegionSequence: [code("76752008", "SCT", "Breast")],
    AcquisitionContextSequence: [],
    OrganExposed: "BREAST",
    PositionerType: "MAMMOGRAPHIC",
    DetectorType: "DIRECT",
    BurnedInAnnotation: "NO",
    BreastImplantPresent: "NO",
    PartialView: "NO",
    ImagerPixelSpacing: [0.125, 0.125],
    PixelIntensityRelationship: "LOG",
    PixelIntensityRelationshipSign: -1,
    RescaleIntercept: 0,
    RescaleSlope: 1,
    RescaleType: "US",
    PresentationLUTShape: "IDENTITY",
    LossyImageCompression: "00",
    WindowCenter: 2000,
    WindowWidth: 3400,
  };
  const pixels = drawMammogram(width, height, { laterality, view, seed: 40 + instance });
  return writeFile(elements, { sopClass: MG, pixels: [bytesOf(pixels)] });
}
