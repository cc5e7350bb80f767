/** Links PostgreSQL's libraries in `npm run build`, because the server may have no right to write into node_modules. */
import { linkLibraries } from "#server/db/embedded/link-libraries.ts";
import { locatePackage } from "#server/db/embedded/locate-package.ts";
import { StartupError } from "#server/errors.ts";

try {
  await linkLibraries(locatePackage());
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
}
