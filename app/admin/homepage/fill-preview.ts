/** Puts a public page into a preview's frame, where nothing runs and nothing can be followed. */

const EMPTY_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/%3E";

/** Resolves once its stylesheets are there. */
export async function fillPreview(frame: Document, html: string): Promise<void> {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const node of page.querySelectorAll("script, link:not([rel=stylesheet])")) node.remove();
  for (const node of page.querySelectorAll<HTMLElement>("a, button, input, [tabindex]")) {
    node.tabIndex = -1;
  }
  hideForeignPictures(page);
  if (isSameHead(frame, page)) {
    frame.body.replaceWith(frame.adoptNode(page.body));
    return;
  }
  frame.documentElement.replaceWith(frame.adoptNode(page.documentElement));
  // Neither a link nor a form leads anywhere from here.
  for (const event of ["click", "submit"]) {
    frame.documentElement.addEventListener(event, (happening) => happening.preventDefault());
  }
  const sheets = [...frame.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  await Promise.all(sheets.map(untilLoaded));
}

/** The back office shows nothing of other sites: their place stays, empty. */
function hideForeignPictures(page: Document): void {
  for (const picture of page.querySelectorAll<HTMLImageElement>("img[src]")) {
    if (picture.getAttribute("src")?.startsWith("/")) continue;
    picture.setAttribute("src", EMPTY_PICTURE);
    picture.removeAttribute("srcset");
    picture.style.background = "#e5e7eb";
  }
}

function isSameHead(frame: Document, page: Document): boolean {
  const sheetsOf = ({ head }: Document) =>
    [...head.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href"));
  const there = sheetsOf(frame);
  return there.length > 0 && there.join() === sheetsOf(page).join();
}

function untilLoaded(link: HTMLLinkElement): Promise<unknown> | undefined {
  if (link.sheet) return undefined;
  return new Promise((resolve) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", resolve, { once: true });
  });
}
