/**
 * The first view comes alone. Once it is there and quiet, or the reader moves on, a list's other
 * pictures are fetched ahead as usual; until then each waits for the moment it comes into view.
 */
const QUIET_MS = 1_500;

export function startLatePictures() {
  if (!document.querySelector(".late-picture")) return;
  const fetchAhead = () => document.documentElement.classList.add("fetch-ahead");
  const whenQuiet = () => setTimeout(fetchAhead, QUIET_MS);
  addEventListener("scroll", fetchAhead, { once: true, passive: true });
  if (document.readyState === "complete") whenQuiet();
  else addEventListener("load", whenQuiet, { once: true });
}
