export function installPeers(options?: { packages?: string[]; root?: string }): Promise<void>;
