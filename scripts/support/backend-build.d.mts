export function backendProgram(name: string): Promise<string[]>;
export function ensureBackendBuilt(): Promise<string>;
