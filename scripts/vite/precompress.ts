import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/;
const WORTH_IT = 512;

export function precompress(): Plugin {
  return {
    name: "clinica:precompress",
    apply: "build",
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || !dir) return;
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      // Folders whose name begins with a dot contain files of the build tool, which are never served.
      const files = entries.filter(
        (entry) =>
          entry.isFile() &&
          COMPRESSIBLE.test(entry.name) &&
          !path.relative(dir, entry.parentPath).startsWith("."),
      );
      await Promise.all(files.map((file) => compress(path.join(file.parentPath, file.name))));
    },
  };
}

async function compress(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_IT) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
