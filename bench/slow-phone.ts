import type { Page } from "@playwright/test";

/** 1.6 Mbit/s down and 750 kbit/s up, in bytes per second; latency in milliseconds. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
export const SLOWER_CPU = 4;

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
}
