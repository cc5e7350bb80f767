export function withoutServices<T>(install: () => Promise<T>, root?: string): Promise<T>;
