import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";
import { namesInOrder, signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";

test.use({
  clinic: "own",
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const FINGER = 44;
/** The types of dragged data that Chrome for Android supports (https://issues.chromium.org/issues/40820174). */
const ANDROID_TYPES = ["text/plain", "text/html", "text/uri-list"];

interface DragData {
  items: { mimeType: string; data: string }[];
  dragOperationsMask: number;
}

interface Point {
  x: number;
  y: number;
}

const rowOf = (page: Page, name: string) =>
  page
    .getByRole("listitem")
    .or(page.getByRole("row"))
    .filter({ has: page.getByRole("button", { name: `Editar ${name}` }) });

async function cornerOf(row: Locator): Promise<Point> {
  const box = await row.boundingBox();
  if (!box) throw new Error("The row is not visible.");
  return { x: box.x + 30, y: box.y + 8 };
}

async function hold(cdp: CDPSession, at: Point): Promise<DragData> {
  await cdp.send("Input.setInterceptDrags", { enabled: true });
  // Chromium recognises a long press only in touches that it generates from mouse events.
  await cdp.send("Emulation.setEmitTouchEventsForMouse", {
    enabled: true,
    configuration: "mobile",
  });
  const carried = new Promise<DragData>((resolve) => {
    cdp.on("Input.dragIntercepted", ({ data }) => resolve(data));
  });
  const press = { type: "mousePressed", button: "left", buttons: 1, clickCount: 1 } as const;
  // Chromium does not answer this command once a drag has begun.
  cdp.send("Input.dispatchMouseEvent", { ...press, ...at }).catch(() => {});
  const data = await carried;
  const items = data.items.filter(({ mimeType }) => ANDROID_TYPES.includes(mimeType));
  return { ...data, items };
}

async function drop(cdp: CDPSession, data: DragData, at: Point): Promise<void> {
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await cdp.send("Input.dispatchDragEvent", { type, ...at, data });
  }
}

for (const path of ["/admin/convenios", "/admin/profissionais"]) {
  test(`rows of ${path} are ordered by a held finger, by buttons wide enough for one, and by number`, async ({
    page,
    context,
  }) => {
    await signInAs(page, "recepcao");
    await page.goto(path);
    await untilAwake(page);
    const [first = "", second = "", third = ""] = await namesInOrder(page);
    const becomes = (...names: string[]) =>
      expect(async () => expect((await namesInOrder(page)).slice(0, 3)).toEqual(names)).toPass();
    const saved = () =>
      page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());

    for (const name of [`Mover ${first} para baixo`, `Mover ${second} para cima`]) {
      const box = await page.getByRole("button", { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(FINGER);
    }
    const stepped = saved();
    await page.getByRole("button", { name: `Mover ${second} para cima` }).tap();
    await stepped;
    await becomes(second, first, third);
    await page.reload();
    await untilAwake(page);

    await page.getByRole("heading", { level: 1 }).tap();
    await expect(rowOf(page, first)).toHaveAttribute("draggable", "true");
    await rowOf(page, second).evaluate((row) => row.scrollIntoView({ block: "start" }));
    const cdp = await context.newCDPSession(page);
    const dragged = saved();
    const data = await hold(cdp, await cornerOf(rowOf(page, first)));
    await drop(cdp, data, await cornerOf(rowOf(page, second)));
    await dragged;
    await becomes(first, second, third);
    await page.reload();
    await becomes(first, second, third);
    await untilAwake(page);

    const number = page.getByLabel(`Ordem de ${third}`);
    await number.fill("1");
    const typed = saved();
    await number.press("Enter");
    await typed;
    await becomes(third, first, second);
    await expect(number).toHaveValue("1");
    await expect(number).toBeFocused();
  });
}
