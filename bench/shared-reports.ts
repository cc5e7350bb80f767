import { randomBytes } from "node:crypto";
import { chromium } from "@playwright/test";
import { payloadOf, type SharedLink, sharedLinks } from "#tests/support/shared-links.ts";
import { requireChromium } from "../scripts/checks/chromium.mjs";
import type { Figure } from "./figure.ts";
import { makeDemonstration, withDatabase } from "./growth/demonstration.ts";
import { type ClinicSize, fillClinic } from "./growth/fill-clinic.ts";
import { SLOWER_CPU, slowDown } from "./slow-phone.ts";
import { startServer, withFolder } from "./started-server.ts";
import { median, rankTest } from "./statistics.ts";

const TIMES = 60;
const REFUSED = 200;
const OPENINGS = 5;
const REPORTS = 100_000;
const HOW = `npm run bench -- shares (${REPORTS.toLocaleString("en")} reports)`;
const BESIDE: ClinicSize = {
  patients: 30_000,
  reports: REPORTS,
  trailLines: 1_000_000,
  auditLines: 200_000,
  messages: 3_000,
  subscribers: 3_000,
  waiting: 30,
};

export function measureSharedReports(): Promise<Figure[]> {
  return withFolder(measure);
}

async function measure(folder: string): Promise<Figure[]> {
  const dataDir = await makeDemonstration(folder);
  await withDatabase(dataDir, ({ superuser, keys }) => fillClinic(superuser, keys, BESIDE));
  const server = await startServer({ script: "demo", dataDir, env: { TRUST_PROXY: "1" } });
  try {
    const created: number[] = [];
    const { share, post } = sharedLinks(
      () => server,
      (took) => void created.push(took),
    );
    const shares: SharedLink[] = [];
    for (let n = 0; n < TIMES; n++) shares.push(await share());
    const request = (made: SharedLink, passcode = made.senha) =>
      post(payloadOf(made).url, { recipient: "Bench", passcode });
    const manifests: number[] = [];
    for (const made of shares) manifests.push(await timed(() => request(made)));
    const [ended] = shares;
    if (!ended) return [];
    for (let n = 0; n < 5; n++) await request(ended, "x");
    const over: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < REFUSED; n++) {
      const url = `${server.url}/c/${randomBytes(32).toString("base64url")}`;
      over.push(await timed(() => request(ended)));
      unknown.push(await timed(() => post(url, { recipient: "Bench", passcode: "000000" })));
    }
    const [, live] = shares;
    const seen = live ? await measureFirstPage(live) : [];
    return [
      ms("making a link, median", median(created), { atMost: 100 }),
      ms("manifest, median", median(manifests), { atMost: 100 }),
      ms("ended link, median", median(over)),
      ms("unknown link, median", median(unknown)),
      {
        name: "rank test, p",
        value: rankTest(over, unknown),
        unit: "",
        budget: { atLeast: 0.01 },
        how: `${HOW} (Mann–Whitney)`,
      },
      {
        name: "the doctor's first page on slow 4G, median",
        value: median(seen),
        unit: "s",
        budget: { atMost: 2 },
        how: `${HOW} (${SLOWER_CPU} × slower, ${OPENINGS} times, from Abrir on)`,
      },
    ];
  } finally {
    await server.stop();
  }
}

function ms(name: string, value: number, budget?: Figure["budget"]): Figure {
  return { name, value, unit: "ms", ...(budget && { budget }), how: HOW };
}

async function timed(work: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  await (await work()).arrayBuffer();
  return performance.now() - started;
}

async function measureFirstPage(made: SharedLink): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox"],
  });
  try {
    const seconds: number[] = [];
    for (let n = 0; n < OPENINGS; n++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await slowDown(page);
      await page.goto(made.link);
      await page.getByLabel("Seu nome").fill("Bench");
      await page.getByLabel("Senha").fill(made.senha);
      const started = performance.now();
      await page.getByRole("button", { name: "Abrir" }).click({ noWaitAfter: true });
      const image = page.getByRole("img", { name: /^Página 1 / });
      await image.evaluate((one: HTMLImageElement) => one.decode());
      seconds.push((performance.now() - started) / 1000);
      await context.close();
    }
    return seconds;
  } finally {
    await browser.close();
  }
}
