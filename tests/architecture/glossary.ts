/** Words that names may not contain, with the words to use instead. `keptPages` and `kept-pages.ts` contain `kept`. */
export const REFUSED_WORDS: ReadonlyMap<string, string> = new Map([
  ["anew", "again, re…"],
  ["ask", "request, send, find"],
  ["asked", "requested"],
  ["asking", "requesting"],
  ["asks", "needs, requests"],
  ["away", "unavailable"],
  ["forgiving", "what it does"],
  ["front", "cache, proxy"],
  ["gate", "check, release step"],
  ["gates", "checks"],
  ["judge", "check"],
  ["judged", "checked"],
  ["judges", "checks"],
  ["kept", "cached, stored"],
  ["look", "variant, size, tone"],
  ["looks", "variants"],
  ["place", "match, position, target"],
  ["placed", "positioned"],
  ["places", "positions"],
  ["sealed", "encrypted"],
  ["thither", "there"],
  ["whoever", "who it is"],
]);

export const ALLOWED_NAMES = /^LOOK_AHEAD$|look-?_?ups?/i;
