export function removeOldBuilds(builds: string, current: string): void;
