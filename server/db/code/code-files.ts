import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { databaseFiles } from "#server/db/migrations.ts";

export interface CodeFile {
  name: string;
  text: string;
}

export function filesBeforeTables(): CodeFile[] {
  return [...read("."), ...read("before-tables")];
}

/** Functions come before the policies and triggers that name them. */
export function filesAfterTables(): CodeFile[] {
  return [...read("functions"), ...read("tables")];
}

function read(folder: string): CodeFile[] {
  const root = databaseFiles("sql");
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const name = path.join(folder, file);
      return { name, text: readFileSync(path.join(root, name), "utf8") };
    });
}
