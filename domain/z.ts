/** Configures zod not to use `new Function`, which the back office's content policy forbids. */
import { config, z } from "zod";

config({ jitless: true });

export { z };
