import path from "node:path";
import { type Browser, chromium, type Request } from "@playwright/test";
import { CHROMIUM_ARGS, requireChromium } from "../scripts/checks/chromium.mjs";
import type { Figure } from "./figure.ts";
import { PUBLIC_ADDRESSES } from "./public-addresses.ts";
import { startServer, withFolder } from "./started-server.ts";

const WIDTHS = [390, 1280];
const ALL_KB = 80;
/** A lower budget than for other pages, because patients often open this form with a weak signal. */
const AGENDAR_KB = 60;

interface Download {
  type: string;
  url: string;
  bytes: number;
}

export function measurePageWeight(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const server = await startServer({ script: "demo", dataDir: path.join(folder, "data") });
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: CHROMIUM_ARGS,
    });
    try {
      const figures: Figure[] = [];
      for (const address of PUBLIC_ADDRESSES) {
        for (const width of WIDTHS) {
          const { atOnce, afterScroll } = await downloads(browser, server.url + address, width);
          if (width === WIDTHS[0]) figures.push(...(await perKind(address, atOnce)));
          figures.push(...inAll(address, atOnce, afterScroll, width));
        }
      }
      return figures;
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}

async function downloads(browser: Browser, url: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto(url, { waitUntil: "networkidle" });
  const atOnce = await Promise.all(finished.map(sized));
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState("networkidle");
  const afterScroll = await Promise.all(finished.map(sized));
  await page.close();
  return { atOnce, afterScroll };
}

async function sized(request: Request): Promise<Download> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    type: request.resourceType(),
    url: request.url(),
    bytes: responseBodySize + responseHeadersSize,
  };
}

/** Weighs the gzip files, although most browsers get the smaller Brotli files. */
async function perKind(address: string, all: Download[]): Promise<Figure[]> {
  const urls = (type: string) => all.filter((one) => one.type === type).map(({ url }) => url);
  const weigh = async (name: string, type: string, atMost: number): Promise<Figure> => {
    const bytes = await Promise.all(urls(type).map(gzipBytes));
    const paths = urls(type).map((url) => new URL(url).pathname);
    return {
      name: `${address} ${name}`,
      value: bytes.reduce((sum, one) => sum + one, 0) / 1024,
      unit: "KB",
      budget: { atMost },
      how: `curl -sH 'Accept-Encoding: gzip' ORIGIN${paths.join(" + ")} | wc -c`,
    };
  };
  const texts = urls("script").map(async (url) => (await fetch(url)).text());
  const frameworks = (await Promise.all(texts)).filter((text) => /react/i.test(text));
  return [
    {
      name: `${address} framework scripts`,
      value: frameworks.length,
      unit: "",
      budget: { atMost: 0 },
      how: "Chromium, signed out: downloaded scripts that mention React",
    },
    await weigh("script", "script", 5),
    await weigh("estilo", "stylesheet", 20),
    await weigh("HTML", "document", 25),
    {
      name: `${address} HTML uncompressed`,
      value: (await (await fetch(urls("document")[0] ?? "")).arrayBuffer()).byteLength / 1000,
      unit: "kB",
      ...(address === "/" && { budget: { atMost: 40 } }),
      how: `curl -s ORIGIN${address} | wc -c`,
    },
    await weigh("fonte", "font", 40),
    {
      name: `${address} font files`,
      value: urls("font").length,
      unit: "",
      budget: { atMost: 1 },
      how: "Chromium, signed out: downloaded fonts",
    },
  ];
}

async function gzipBytes(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
  return Number(headers.get("content-length"));
}

function inAll(
  address: string,
  atOnce: Download[],
  afterScroll: Download[],
  width: number,
): Figure[] {
  const kilobytes = (all: Download[]) => all.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const how = `Chromium at ${width} px, until the network is quiet`;
  const scrolled = `${how}, scrolled to the end`;
  return [
    {
      name: `${address} requests at ${width} px`,
      value: atOnce.length,
      unit: "",
      budget: { atMost: 10 },
      how,
    },
    {
      name: `${address} all at ${width} px`,
      value: kilobytes(atOnce),
      unit: "KB",
      budget: { atMost: address === "/agendar" ? AGENDAR_KB : ALL_KB },
      how,
    },
    {
      name: `${address} requests at ${width} px, to the end`,
      value: afterScroll.length,
      unit: "",
      how: scrolled,
    },
    {
      name: `${address} all at ${width} px, to the end`,
      value: kilobytes(afterScroll),
      unit: "KB",
      how: scrolled,
    },
  ];
}
