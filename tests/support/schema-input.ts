import fc from "fast-check";
import { z } from "zod";

interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  maxLength?: number;
}

export type FormFields = [name: string, value: string][];

const HOSTILE = [
  "",
  " ",
  "\0",
  "\u202e\u200b",
  "👩🏽‍⚕️",
  "-1",
  "1e309",
  "NaN",
  "9".repeat(40),
  "00000000-0000-4000-8000-000000000000",
  "2026-02-30",
  "2026-11-22T25:61",
  "275761-01-01",
  "null",
  "[]",
  '{"a":1}',
  "javascript:alert(1)",
  "https://[::1",
  "//evil.example",
  "</script><script>alert(1)</script>",
  "'; drop table exames; --",
  "{{7*7}}<%=7*7%>",
  "%00%ff",
  "\r\nBcc: a@b.example",
  "../../etc/passwd",
  "__proto__",
  "constructor",
];

export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.integer().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

/** @param valid values that the form accepts; most stay unchanged, so that inputs pass the first validations */
export function formInput(schema: z.ZodType, valid: Readonly<Record<string, string>> = {}) {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  const base = fc.subarray(Object.entries(valid), {
    minLength: Math.max(0, Object.keys(valid).length - 2),
  });
  const changed = fieldsOf(shape, "").chain((fields) =>
    fc.subarray(fields, { maxLength: Math.min(4, fields.length) }),
  );
  const whole = fieldsOf(shape, "");
  if (Object.keys(valid).length === 0) return whole;
  return fc.oneof(
    whole,
    fc.tuple(base, changed).map(([stored, wild]): FormFields => {
      const names = new Set(wild.map(([name]) => name));
      return [...stored.filter(([name]) => !names.has(name)), ...wild];
    }),
  );
}

function fieldsOf(shape: Shape, name: string): fc.Arbitrary<FormFields> {
  const choices = shape.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => fieldsOf(choice, name)));
  const parts = [
    ...(shape.allOf ?? []).map((part) => fieldsOf(part, name)),
    ...Object.entries(shape.properties ?? {}).map(([key, part]) =>
      fieldsOf(part, name === "" ? key : `${name}.${key}`),
    ),
  ];
  if (parts.length > 0) return fc.tuple(...parts).map((lists) => lists.flat());
  if (shape.items) {
    const rows = Array.from({ length: 3 }, (_, index) =>
      fieldsOf(shape.items ?? {}, `${name}[${index}]`),
    );
    return fc.tuple(fc.nat(3), ...rows).map(([count, ...lists]) => lists.slice(0, count).flat());
  }
  if (name === "") return fc.constant<FormFields>([]);
  const value = textFor(shape).map((text): FormFields => [[name, text]]);
  return fc.oneof(
    { weight: 9, arbitrary: value },
    { weight: 1, arbitrary: fc.constant<FormFields>([]) },
  );
}

function textFor({ enum: words, const: word, maxLength }: Shape): fc.Arbitrary<string> {
  const known = words ?? (word === undefined ? [] : [word]);
  if (known.length > 0) {
    const weight = 3;
    return fc.oneof(
      { weight, arbitrary: fc.constantFrom(...known.map(String)) },
      { weight: 1, arbitrary: hostileText },
    );
  }
  if (maxLength === undefined) return hostileText;
  const atTheEdge = fc.constantFrom(maxLength - 1, maxLength, maxLength + 1);
  return fc.oneof(
    { weight: 4, arbitrary: hostileText },
    { weight: 1, arbitrary: atTheEdge.map((length) => "á".repeat(Math.max(0, length))) },
  );
}
