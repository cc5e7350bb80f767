import { lackedPackages } from "../../scripts/checks/peers.mjs";
import { test } from "./test.ts";

/** Skips the file's tests where one of these Debian packages is not installed. The runner reads what is lacking. */
export function skipWithout(...packages: string[]) {
  const lacked = lackedPackages(packages);
  test.skip(lacked.length > 0, `lacks ${lacked.join(" ")}`);
}
