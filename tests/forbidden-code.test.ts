import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSourceFiles } from "./architecture/source-modules.ts";

const PRODUCT = /^(?:app|domain|server)\/(?!.*\.test\.tsx?$)/;

interface Rule {
  never: string;
  pattern: RegExp;
  /** Files that may contain the construct, each with the reason. */
  but?: Record<string, string>;
  files?: RegExp;
  seen: string;
}

const RULES: Rule[] = [
  {
    never: "runs text as code",
    pattern:
      /\beval\s*\(|new\s+Function\b|\bset(?:Timeout|Interval)\(\s*["'`]|["'](?:node:)?vm["']/,
    but: { "domain/z.ts": "says that zod does not" },
    seen: 'setTimeout("go()", 1)',
  },
  {
    never: "gives a shell a command",
    pattern: /\bexec(?:Sync)?\s*\(\s*["'`]|\bshell:\s*(?!false)/,
    seen: "spawn(name, [], { shell: true })",
  },
  {
    never: "hashes or encrypts by what is broken",
    pattern: /["'`](?:md[245]|sha-?1|rc[24]|des\b|des-|aes-\d+-(?:ecb|cbc)|blowfish)/i,
    but: {
      "server/pdf/process/signatures/signed-data.ts":
        "RFC 2634 names a certificate by its SHA-1, which is compared beside the signature and never instead of it",
    },
    seen: 'createHash("sha1")',
  },
  {
    never: "makes anything out of numbers that can be guessed",
    pattern: /Math\.random\b/,
    but: { "server/db/logins/roles.ts": "how long to wait before another try" },
    seen: "Math.random()",
  },
  {
    never: "believes any certificate",
    pattern: /rejectUnauthorized:\s*(?!true)|checkServerIdentity|NODE_TLS_REJECT_UNAUTHORIZED/,
    but: {
      "server/mail/smtp-options.ts": "a server on this very machine",
      "server/db/database-url.ts": "sslmode=verify-ca checks the authority and not the name",
    },
    seen: "{ rejectUnauthorized: false }",
  },
  {
    never: "requests anything of another server by itself",
    pattern:
      /(?<![.\w])fetch\(|\bhttps?\.(?:get|request)\(|from "(?:undici|axios|got|(?:node:)?https)"/,
    files: /^(?:server|domain)\//,
    but: {
      "server/imagens/process/receive/pacs/dicomweb.ts": "the archive that the settings name",
      "server/start/listen.ts": "its own application, by that name",
    },
    seen: "await fetch(address)",
  },
  {
    never: "listens to other windows' messages",
    pattern: /\bpostMessage\b|addEventListener\(\s*["']message["']|\bonmessage\b/,
    files: /^app\//,
    seen: 'addEventListener("message", read)',
  },
  {
    never: "writes HTML that was not cleaned or escaped",
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    but: {
      "app/site/blog/article-view.tsx": "an article, sanitised when it is rendered",
      "app/admin/blog/html-preview.tsx": "the same, as the server gave it back",
      "app/admin/editor/editor-html.ts": "a document that is never shown",
      "app/admin/editor/clean-paste.ts": "a document that is never shown",
      "app/site/json-ld/structured-data.tsx": "JSON, escaped by script-text.ts",
      "app/site/clinica/open-state.tsx": "JSON, escaped by script-text.ts",
      "app/site/clinica/icone.tsx": "drawings that come with the product",
    },
    seen: "element.innerHTML = text",
  },
  {
    never:
      "keeps anything in the browser but drafts, the folded sidebar and switched-off shortcuts",
    pattern: /\b(?:local|session)Storage\b|indexedDB|\bcaches\.|document\.cookie/,
    but: {
      "app/admin/record/draft/draft-storage.ts": "drafts, none of patients' data",
      "app/admin/shell/atalhos/single-keys.ts": "switched-off shortcuts",
      "app/admin/shell/use-sidebar.ts": "the folded sidebar",
    },
    seen: "localStorage.setItem(a, b)",
  },
];

const SOURCES = listSourceFiles()
  .filter((file) => PRODUCT.test(file))
  .map((file) => ({ file, code: readFileSync(file, "utf8") }));

test.each(RULES)("the product never $never", ({ pattern, but = {}, files = PRODUCT }) => {
  const found = SOURCES.filter(({ file, code }) => files.test(file) && pattern.test(code));
  expect(found.map(({ file }) => file).sort()).toEqual(Object.keys(but).sort());
});

test.each(RULES)("the rule that it never $never sees what it is for", ({ pattern, seen }) => {
  expect(seen).toMatch(pattern);
});

test("no form about people outside the staff stores a draft in the browser", () => {
  const forms = SOURCES.filter(
    ({ file, code }) =>
      /^app\/admin\/(?:laudos|pacientes|mensagens|depoimentos|newsletter)\//.test(file) &&
      code.includes("<RecordForm"),
  );
  expect(forms.length).toBeGreaterThan(3);
  expect(forms.filter(({ code }) => !code.includes("keepsDraft={false}"))).toEqual([]);
});
