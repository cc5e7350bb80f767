export type Project = "unit" | "database" | "browser";

export function projectOf(file: string): Project | undefined;
