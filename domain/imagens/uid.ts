/** The StudyInstanceUID that the worklist gives to a report's images, so that the equipment makes none of its own. */

const HEXADECIMAL = /^[0-9a-f]{32}$/;

/** @returns the UUID as a DICOM identifier (PS3.5, B.2), of at most 44 characters @throws if `laudoId` is not a UUID */
export function studyUidOf(laudoId: string): string {
  const digits = laudoId.replaceAll("-", "").toLowerCase();
  if (!HEXADECIMAL.test(digits)) throw new Error("not a UUID");
  return `2.25.${BigInt(`0x${digits}`)}`;
}
