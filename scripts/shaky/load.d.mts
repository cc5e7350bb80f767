export function startLoad(count: number): { pids: number[]; end(): Promise<void> };
