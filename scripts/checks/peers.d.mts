export const BROWSER: string;
export const ORTHANC_DICOMWEB: string;
export const POSTGRES_15: string;
export function missingPackages(): string[];
export function lackedPackages(packages: readonly string[]): string[];
