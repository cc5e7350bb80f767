export function replaceFailedPictures() {
  const pictures = document.querySelectorAll<HTMLImageElement>(
    "img[data-fallback], img[data-letter]",
  );
  for (const image of pictures) {
    // A picture that failed before this script ran has already fired its event.
    if (hasFailed(image)) replace(image);
    else image.addEventListener("error", () => replace(image), { once: true });
  }
}

function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.currentSrc !== "" && image.naturalWidth === 0;
}

function replace(image: HTMLImageElement) {
  const { fallback, letter } = image.dataset;
  if (letter !== undefined) {
    const frame = image.closest("picture") ?? image;
    const box = document.createElement("span");
    box.className = `${frame.className || image.className} logo-letter`;
    box.classList.remove("late-picture");
    box.ariaHidden = "true";
    box.textContent = letter;
    frame.replaceWith(box);
  } else if (fallback !== undefined) {
    for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
    image.removeAttribute("srcset");
    image.alt = "";
    image.src = fallback;
  }
}
