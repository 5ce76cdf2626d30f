type NormalizedError = { message: string; status: number };

/**
 * Converts any thrown value to message and status: its own status, else that of its response, else 500 (Specification
 * §8).
 */
export function normalizeError(error: unknown): NormalizedError {
  return {
    message: messageOf(error),
    status: statusOf(error) ?? statusOf(field(error, 'response')) ?? 500,
  };
}

function messageOf(error: unknown): string {
  const message = typeof error === 'string' ? error : field(error, 'message');
  return typeof message === 'string' && message !== '' ? message : 'Unknown error';
}

function statusOf(value: unknown): number | null {
  const status = field(value, 'status');
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
