import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { mensagemSubject } from "./mensagem-mail.tsx";

const WRITERS = ["write-mail.ts", "newsletter/write-newsletter.ts"];

it("every letter says the clinic's name in its subject", async () => {
  expect(mensagemSubject({ tipo: "contato", clinic: "Clínica Ipê" } as never)).toMatch(
    / · Clínica Ipê$/,
  );
  for (const file of WRITERS) {
    const source = await readFile(new URL(file, import.meta.url), "utf8");
    const subjects = source.match(/^\s+subject: .*$/gm) ?? [];
    expect(subjects.length).toBeGreaterThan(1);
    for (const line of subjects) expect(line).toMatch(/· \$\{clinic\}`|mensagemSubject\(/);
  }
});
