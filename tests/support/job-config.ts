import type { JobServices } from "#server/jobs/job-services.ts";

/** @returns the settings of jobs, for a test's queue */
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
