/**
 * Runs in `npm run build`, so that PostgreSQL's libraries are linked for a server that may not write into its folder.
 */
import { linkLibraries } from "#server/db/embedded/link-libraries.ts";
import { locatePackage } from "#server/db/embedded/locate-package.ts";
import { StartupError } from "#server/errors.ts";

try {
  await linkLibraries(locatePackage());
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
}
