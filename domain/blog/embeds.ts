/** A paragraph that contains only a link to a film shows the film. Without scripts it remains a link. */

export interface Embed {
  provider: "YouTube" | "Vimeo";
  page: string;
  /** The iframe's URL, without advertising cookies if the host offers that. */
  frame: string;
  /** The iframe's origin, which the page's content policy has to allow. */
  host: string;
}

const YOUTUBE =
  /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?!\d)/i;

/** @returns undefined for a URL that is not a film of YouTube or Vimeo */
export function parseEmbed(address: string): Embed | undefined {
  const [, youtube] = YOUTUBE.exec(address) ?? [];
  if (youtube) {
    const host = "https://www.youtube-nocookie.com";
    const page = `https://www.youtube.com/watch?v=${youtube}`;
    return { provider: "YouTube", page, frame: `${host}/embed/${youtube}`, host };
  }
  const [, vimeo] = VIMEO.exec(address) ?? [];
  if (!vimeo) return undefined;
  const host = "https://player.vimeo.com";
  const page = `https://vimeo.com/${vimeo}`;
  return { provider: "Vimeo", page, frame: `${host}/video/${vimeo}?dnt=1`, host };
}

/** Matches an iframe without `<` or `>` in its attributes; the sanitiser removes all other iframes. */
const FRAME = /<iframe\b([^<>]*)>(?:[^<]*<\/iframe\s*>)?/gi;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** Replaces an iframe of YouTube or Vimeo by a paragraph that links to the video; other iframes stay. */
export function framesToLinks(html: string): string {
  return html.replace(FRAME, (frame, attributes: string) => {
    const [, double, single] = SOURCE.exec(attributes) ?? [];
    const address = (double ?? single ?? "").replaceAll("&amp;", "&").replace(/^\/\//, "https://");
    const embed = parseEmbed(address);
    return embed ? `<p><a href="${embed.page}">Assistir no ${embed.provider}</a></p>` : frame;
  });
}
