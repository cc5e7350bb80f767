import { expect, test } from "vitest";
import { framesToLinks, parseEmbed } from "./embeds.ts";

const ID = "aqz-KE-bpKQ";

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?app=desktop&v=${ID}&t=30s`,
  `https://m.youtube.com/shorts/${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
])("%s is a video on YouTube", (address) => {
  expect(parseEmbed(address)).toMatchObject({
    page: `https://www.youtube.com/watch?v=${ID}`,
    frame: `https://www.youtube-nocookie.com/embed/${ID}`,
  });
});

test.each(["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?h=1"])(
  "%s is a video on Vimeo",
  (address) => {
    expect(parseEmbed(address)?.frame).toBe("https://player.vimeo.com/video/76979871?dnt=1");
  },
);

test.each([
  "https://www.youtube.com/",
  `http://www.youtube.com/watch?v=${ID}`,
  `https://evil.example/watch?v=${ID}`,
  `https://www.youtube.com.evil.example/watch?v=${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  `https://evil.notyoutu.be/${ID}`,
  `https://evil.example/https://youtu.be/${ID}`,
  `https://youtu.be/${ID}x`,
  `javascript:"https://youtu.be/${ID}"`,
  "https://vimeo.com/about",
])("%s is not a video", (address) => {
  expect(parseEmbed(address)).toBeUndefined();
});

test("the code that YouTube offers becomes a link, any other frame stays for the sanitiser", () => {
  const code = `<p>a</p><iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=x" title="x" allowfullscreen></iframe><p>b</p>`;
  expect(framesToLinks(code)).toBe(
    `<p>a</p><p><a href="https://www.youtube.com/watch?v=${ID}">Assistir no YouTube</a></p><p>b</p>`,
  );
  const other = '<iframe src="https://evil.example/"></iframe>';
  expect(framesToLinks(other)).toBe(other);
});
