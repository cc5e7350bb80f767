const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** @returns only attributes with a value, which React always puts in quotes */
export function attributesOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

export function titleOf(html: string): string {
  return decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "").trim();
}

export function recordsOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  return [...scripts].map(([, text = ""]) => JSON.parse(text));
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
