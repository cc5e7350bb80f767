/** A paragraph with nothing but a link to a video offers to play the video. Without scripts it remains a link. */

export interface Embed {
  provider: "YouTube" | "Vimeo";
  page: string;
  frame: string;
  /** The page's content policy has to allow this origin. */
  host: string;
}

const YOUTUBE =
  /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?!\d)/i;

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

/** Matches no iframe with `<` or `>` in its attributes. The sanitiser removes such an iframe. */
const FRAME = /<iframe\b([^<>]*)>(?:[^<]*<\/iframe\s*>)?/gi;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

export function framesToLinks(html: string): string {
  return html.replace(FRAME, (frame, attributes: string) => {
    const [, double, single] = SOURCE.exec(attributes) ?? [];
    const address = (double ?? single ?? "").replaceAll("&amp;", "&").replace(/^\/\//, "https://");
    const embed = parseEmbed(address);
    return embed ? `<p><a href="${embed.page}">Assistir no ${embed.provider}</a></p>` : frame;
  });
}
