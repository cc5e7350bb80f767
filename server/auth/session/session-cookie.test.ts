import { expect, test } from "vitest";
import { challengeCookie, challengeOf } from "./session-cookie.ts";

const ORIGIN = "https://clinica.test";
const PLANTED = "clinica-segundo-fator=dela.assinatura";
const OURS = "__Host-clinica-segundo-fator=nosso.assinatura";

test("over TLS only this very host's challenge counts, whatever precedes it", () => {
  const headers = new Headers({ cookie: `${PLANTED}; ${OURS}` });
  expect(challengeOf(headers, ORIGIN)).toBe("nosso");
  expect(challengeCookie(headers, ORIGIN)).toBe(OURS);
  expect(challengeOf(new Headers({ cookie: PLANTED }), ORIGIN)).toBeUndefined();
});

test("on a loopback it has the plain name", () => {
  const headers = new Headers({ cookie: PLANTED });
  expect(challengeOf(headers, undefined)).toBe("dela");
  expect(challengeCookie(headers, undefined)).toBe(PLANTED);
});
