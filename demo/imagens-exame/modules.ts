/** Names of elements are those of DICOM PS3.6. */
import { derivedUid, dicomDate, type PhantomIdentity } from "./identity.ts";

export type Elements = Record<string, unknown>;

export interface About {
  series: number;
  instance: number;
  modality: string;
  description: string;
}

export function commonModules(
  identity: PhantomIdentity,
  { series, instance, modality, description }: About,
): Elements {
  const date = dicomDate(identity.studyDate);
  return {
    SpecificCharacterSet: "ISO_IR 192",
    SOPInstanceUID: derivedUid(identity.studyUid, series, instance),
    StudyDate: date,
    ContentDate: date,
    AcquisitionDate: date,
    StudyTime: "101500",
    ContentTime: "101500",
    AcquisitionTime: "101500",
    AccessionNumber: identity.accession,
    Modality: modality,
    Manufacturer: "Demonstração",
    ManufacturerModelName: "Fantoma",
    DeviceSerialNumber: "1",
    SoftwareVersions: "1",
    ReferringPhysicianName: "",
    StudyDescription: description,
    SeriesDescription: description,
    PatientName: identity.patientName,
    PatientID: identity.patientId,
    PatientBirthDate: dicomDate(identity.birthDate),
    PatientSex: "O",
    StudyInstanceUID: identity.studyUid,
    SeriesInstanceUID: derivedUid(identity.studyUid, series),
    StudyID: "1",
    SeriesNumber: series,
    AcquisitionNumber: 1,
    InstanceNumber: instance,
    PatientOrientation: "",
  };
}

export function greyPixels(rows: number, columns: number, bits: number): Elements {
  return {
    SamplesPerPixel: 1,
    PhotometricInterpretation: "MONOCHROME2",
    Rows: rows,
    Columns: columns,
    BitsAllocated: 16,
    BitsStored: bits,
    HighBit: bits - 1,
    PixelRepresentation: 0,
  };
}

export function colourPixels(rows: number, columns: number): Elements {
  return {
    SamplesPerPixel: 3,
    PhotometricInterpretation: "RGB",
    PlanarConfiguration: 0,
    Rows: rows,
    Columns: columns,
    BitsAllocated: 8,
    BitsStored: 8,
    HighBit: 7,
    PixelRepresentation: 0,
  };
}

export function sliceGeometry(
  identity: PhantomIdentity,
  { side, spacing, thickness, height }: SliceGeometry,
): Elements {
  const edge = (-side * spacing) / 2;
  return {
    FrameOfReferenceUID: derivedUid(identity.studyUid, "frame"),
    PositionReferenceIndicator: "",
    ImagePositionPatient: [edge, edge, height],
    ImageOrientationPatient: [1, 0, 0, 0, 1, 0],
    PixelSpacing: [spacing, spacing],
    SliceThickness: thickness,
    SliceLocation: height,
  };
}

export interface SliceGeometry {
  /** In pixels. */
  side: number;
  /** In millimetres, like the fields below. */
  spacing: number;
  thickness: number;
  height: number;
}

export function code(value: string, scheme: string, meaning: string): Elements {
  return { CodeValue: value, CodingSchemeDesignator: scheme, CodeMeaning: meaning };
}
