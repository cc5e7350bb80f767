/**
 * Below the first view, pictures of lists are not fetched until they come into view. After the page
 * has loaded and been idle for a moment, or at the first scroll, they are fetched ahead as usual.
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
