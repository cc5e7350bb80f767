import { AGENDED } from "./agenda.ts";
import { NOTED } from "./deliveries.ts";
import { DESK } from "./desk.ts";
import type { Lifetime } from "./lifetime.ts";
import { RATE_LIMITS } from "./limits.ts";
import { PATIENTS } from "./patients.ts";
import { REQUESTED } from "./requests.ts";
import { RETAINED } from "./retention.ts";
import { SHARED } from "./shares.ts";
import { STAFF } from "./staff.ts";

export const LIFETIMES: readonly Lifetime[] = [
  ...STAFF,
  ...RATE_LIMITS,
  ...PATIENTS,
  ...NOTED,
  ...SHARED,
  ...REQUESTED,
  ...AGENDED,
  ...DESK,
  ...RETAINED,
];
