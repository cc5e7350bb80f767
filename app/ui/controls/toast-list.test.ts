import { expect, it } from "vitest";
import { type Toast, withNewest } from "./toast-list.ts";

const toast = (key: number, text = `Aviso ${key}`): Toast => ({ key, text });

function shown(toasts: Toast[], held: number[] = []): number[] {
  const list = toasts.reduce<Toast[]>((all, one) => withNewest(all, one, new Set(held)), []);
  return list.map(({ key }) => key);
}

it("shows the newest first, three at most", () => {
  expect(shown([1, 2, 3, 4, 5].map((key) => toast(key)))).toEqual([5, 4, 3]);
});

it("never removes a message that holds the pointer or the focus", () => {
  const five = [1, 2, 3, 4, 5].map((key) => toast(key));
  expect(shown(five, [2])).toEqual([5, 4, 2]);
  expect(shown(five, [1, 2, 3])).toEqual([5, 3, 2, 1]);
});

it("shows a repeated message once, in its latest position", () => {
  const again = { ...toast(3), text: "Aviso 1" };
  expect(shown([toast(1), toast(2), again])).toEqual([3, 2]);
  const failed: Toast = { ...again, key: 4, kind: "error" };
  expect(shown([toast(1), failed])).toEqual([4, 1]);
});
