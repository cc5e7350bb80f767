export async function readSettingsForm(origin: string, cookie: string): Promise<URLSearchParams> {
  const html = await (await fetch(`${origin}/admin/configuracoes`, { headers: { cookie } })).text();
  const form = new URLSearchParams();
  for (const [tag] of html.matchAll(/<input\b[^>]*\bname="[^"]+"[^>]*>/g)) {
    form.append(attribute(tag, "name"), attribute(tag, "value"));
  }
  for (const [, tag = "", text = ""] of html.matchAll(
    /(<textarea\b[^>]*>)([\s\S]*?)<\/textarea>/g,
  )) {
    form.append(attribute(tag, "name"), unescaped(text.replace(/^\n/, "")));
  }
  for (const [, tag = "", choices = ""] of html.matchAll(
    /(<select\b[^>]*>)([\s\S]*?)<\/select>/g,
  )) {
    const [chosen = ""] = /<option\b[^>]*\bselected\b[^>]*>/.exec(choices) ?? [];
    form.append(attribute(tag, "name"), attribute(chosen, "value"));
  }
  return form;
}

function attribute(tag: string, name: string): string {
  return unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
