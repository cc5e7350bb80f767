import fc from "fast-check";
import { expect, it } from "vitest";
import { isSafeLink } from "#domain/texto/links.ts";
import { testDatabase } from "#tests/support/database.ts";

const test = testDatabase();

const piece = fc.constantFrom(
  ..."/ \\ : @ ? # . - _ % & ; = [ ] < > \" ' ( ) , + ~ !".split(" "),
  ...[
    "//",
    "https://",
    "HTTP://",
    "http:",
    "tel:",
    "Mailto:",
    "javascript:",
    "data:",
    "a",
    "Z",
    "0",
    "99999",
  ],
  ...[
    "exemplo.com.br",
    "evil.example",
    "localhost",
    "10.0.0.1",
    "256.1.1.1",
    "xn--a",
    "clínica",
    "ÿ",
    "×",
    "ɏ",
    "ɐ",
  ],
  ...[
    "\t",
    "\n",
    "\r",
    " ",
    "\u00a0",
    "\u00ad",
    "\u0085",
    "\u200b",
    "\u202e",
    "\u2028",
    "\u3000",
    "\ufeff",
    "😀",
    "漢",
  ],
);
const address = fc
  .tuple(
    fc.constantFrom("/", "https://", "http://", "tel:", "mailto:", "HTTPS://", ""),
    fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((list) => list.join("")),
      fc.webUrl(),
      fc.domain(),
      fc.ipV4(),
      fc.emailAddress(),
    ),
    fc.constantFrom("", "/", "/a", ":8080", ":65535", ":65536", "?a=1", "#b", "\n"),
  )
  .map((parts) => parts.join(""));
const text = fc
  .oneof(
    address,
    fc.webUrl(),
    fc.array(piece, { maxLength: 10 }).map((list) => list.join("")),
    fc.string({ unit: "binary" }),
  )
  // PostgreSQL's text cannot contain NUL.
  .filter((value) => value !== "" && !value.includes("\0") && value.isWellFormed());

async function condition(name: string): Promise<string> {
  const [row] = await test.superuser`
    select pg_get_expr(conbin, conrelid) as text from pg_constraint where conname = ${name}`;
  return row?.text;
}

it.each([
  ["home_hero_botao1_link_endereco", "botao1_link"],
  ["home_hero_botao2_link_endereco", "botao2_link"],
  ["configuracoes_site_resultados_endereco", "link_resultados_clinica"],
  ["configuracoes_site_cassems_endereco", "link_resultados_cassems"],
  ["configuracoes_site_credito_endereco", "credito_link"],
])(
  "%s accepts every safe link, and nothing that runs a script or leaves the site by a path",
  async (name, column) => {
    const values = fc.sample(text, 4_000);
    const rows = await test.superuser.unsafe(
      `select ${await condition(name)} as safe from unnest($1::text[]) with ordinality as given (${column}, n) order by n`,
      [values],
    );
    const accepted = values.filter((_, index) => rows[index]?.safe);
    const safe = values.filter(isSafeLink);
    expect(safe.filter((value) => !accepted.includes(value))).toEqual([]);
    expect(accepted.filter((value) => !isHarmless(value))).toEqual([]);
    expect(safe.length).toBeGreaterThan(200);
    expect(values.length - accepted.length).toBeGreaterThan(200);
  },
);

it("configuracoes_site_redes accepts every safe web address, and no other scheme", async () => {
  const values = fc.sample(text, 4_000);
  const rows = await test.superuser.unsafe(
    `select ${await condition("configuracoes_site_redes")} as safe
     from unnest($1::text[]) with ordinality as given (url, n),
       jsonb_build_object('instagram', url, 'facebook', '', 'whatsapp', '') as links_redes_sociais order by n`,
    [values],
  );
  const accepted = values.filter((_, index) => rows[index]?.safe);
  const safe = values.filter((value) => /^https?:/i.test(value) && isSafeLink(value));
  expect(safe.filter((value) => !accepted.includes(value))).toEqual([]);
  expect(accepted.filter((value) => !/^https?:\/\//i.test(value))).toEqual([]);
  expect(safe.length).toBeGreaterThan(200);
});

function isHarmless(value: string): boolean {
  const url = URL.parse(value, "https://clinica.test");
  if (!url) return true;
  if (value.startsWith("/")) return url.origin === "https://clinica.test";
  return ["http:", "https:", "tel:", "mailto:"].includes(url.protocol);
}
