export function ownNode(): string;
export function findNode(): string | undefined;
export function isNewEnough(version: string): boolean;
