type Values = Record<string, string>;

/** Stands for values that only PostgreSQL's catalogue contains, such as the names of computed columns. */
const UNKNOWN = "…";

/** @param code a function such as `protege_conteudo`, or a DO block @param given the arguments of a call */
export function expandGuard(code: string, table: string, given = ""): string[] {
  const declared = code.split(/^DECLARE$/m)[1]?.split(/^BEGIN$/m)[0] ?? "";
  const values: Values = { ...argumentsOf(code, given), tabela: table };
  for (const [, name = "", value = ""] of declared.matchAll(/^ +(\w+) [\w[\]]+ := ([^;]+);$/gm)) {
    values[name] = value.includes("relname") ? table : evaluate(value, values);
  }
  const executed = code.matchAll(/EXECUTE (format\([^;]+\));/g);
  return [...executed].map(([, call = ""]) => evaluate(call, values));
}

function argumentsOf(code: string, given: string): Values {
  const signature = /FUNCTION \w+\(((?:[^()]|\(\))*)\)\s+RETURNS/.exec(code)?.[1] ?? "";
  const parameters = split(signature, ",").map((one) => {
    const [left = "", standard = ""] = one.split(" DEFAULT ");
    return { name: left.split(" ")[0] ?? "", standard };
  });
  const values = Object.fromEntries(
    parameters.map(({ name, standard }) => [name, evaluate(standard)]),
  );
  split(given, ",").forEach((one, index) => {
    const [value = "", name = parameters[index]?.name ?? ""] = one.split(" => ").reverse();
    values[name] = evaluate(value);
  });
  return values;
}

function evaluate(expression: string, values: Values = {}): string {
  const text = expression.trim();
  const literal = /^(?:'([^']*)'|\$(\w*)\$(.*)\$\2\$)$/s.exec(text);
  if (literal) return literal[1] ?? literal[3] ?? "";
  const parts = split(text, "||");
  if (parts.length > 1) return parts.map((part) => evaluate(part, values)).join("");
  const choice = /^CASE WHEN (\w+) THEN (.+) ELSE (.+) END$/.exec(text);
  if (choice) return evaluate(choice[values[choice[1] ?? ""] === "true" ? 2 : 3] ?? "", values);
  const format = /^format\((.*)\)$/s.exec(text)?.[1];
  if (!format) return /^(?:true|false|)$/.test(text) ? text : (values[text] ?? UNKNOWN);
  const [template = "", ...rest] = split(format, ",").map((one) => evaluate(one, values));
  return template.replace(/%([IsL])/g, (_, kind) => {
    const value = rest.shift() ?? UNKNOWN;
    return kind === "L" ? `'${value}'` : value;
  });
}

/** Splits the text at separators that are outside of quotes and brackets. */
function split(text: string, by: "," | "||"): string[] {
  const parts = [""];
  let depth = 0;
  for (const [token] of text.matchAll(/\$(\w*)\$.*?\$\1\$|'[^']*'|\|\||./gs)) {
    if (token === "(" || token === "[") depth++;
    if (token === ")" || token === "]") depth--;
    if (token === by && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
