/**
 * zod as every schema takes it: without trying whether code can be made from text. The back office's
 * policy forbids that, and the mere attempt is a violation that a browser reports.
 */
import { config, z } from "zod";

config({ jitless: true });

export { z };
