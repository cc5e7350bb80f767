/** The form of a DICOM identifier (UID). */
export const UID = /^[0-9]+(?:\.[0-9]+)+$/;
export const EXPLICIT = "1.2.840.10008.1.2.1";
/** The transfer syntax that all equipment must support. */
export const IMPLICIT = "1.2.840.10008.1.2";
/** Modality Worklist Information Model, FIND. */
export const WORKLIST = "1.2.840.10008.5.1.4.31";
