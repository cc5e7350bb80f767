import type { JobServices } from "#server/jobs/job-services.ts";

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
