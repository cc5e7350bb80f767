import type { Page } from "@playwright/test";

/** Slow 4G: 1.6 Mbit/s down and 750 kbit/s up, in bytes per second, with 150 ms of latency. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
export const SLOWER_CPU = 4;

/** Throttles a page of Chromium to the speed of a cheap phone on slow 4G. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
}
