import type { JobServices } from "#server/jobs/job-services.ts";

/** The settings of jobs, for a queue of a test. */
export function jobConfig(folder: string): JobServices["config"] {
  return {
    dataDir: folder,
    backupDir: `${folder}/backups`,
    backupKey: undefined,
    backupImages: false,
    icpRoots: "",
    port: 3000,
  };
}
