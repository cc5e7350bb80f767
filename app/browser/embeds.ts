/** A click on `Assistir aqui` opens the film's frame; nothing is requested from its host before. */
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
