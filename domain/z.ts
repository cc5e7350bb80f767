/**
 * zod configured for all schemas, without `new Function`: the back office's content policy forbids it,
 * and browsers report even zod's test for it.
 */
import { config, z } from "zod";

config({ jitless: true });

export { z };
