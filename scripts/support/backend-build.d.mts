export function backendProgram(name: string): Promise<string[]>;
