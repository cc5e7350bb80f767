export const EXPLICIT = "1.2.840.10008.1.2.1";
export const IMPLICIT = "1.2.840.10008.1.2";
export const WORKLIST = "1.2.840.10008.5.1.4.31";
