/** Loads a video's iframe at a click on `Assistir aqui`. Before the click, the video's host receives no request. */
export function startEmbeds() {
  for (const box of document.querySelectorAll<HTMLElement>("[data-embed]")) {
    const offer = box.querySelector<HTMLElement>("[data-embed-offer]");
    offer?.removeAttribute("hidden");
    offer?.querySelector("button")?.addEventListener("click", () => {
      const frame = document.createElement("iframe");
      frame.src = box.dataset.embed ?? "";
      frame.title = box.querySelector("a")?.textContent || "Vídeo";
      frame.allow = "fullscreen; picture-in-picture";
      frame.tabIndex = 0;
      offer.replaceWith(frame);
      frame.focus();
    });
  }
}
