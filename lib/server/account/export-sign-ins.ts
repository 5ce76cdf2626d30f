import 'server-only';
import { deviceName } from '@/domain/session/device-name';
import { type Result, success } from '@/lib/gateways/result';
import { readSignIns } from '@/lib/gateways/tools/sign-ins.gateway';

/** A sign-in as its owner takes it along. Times are ISO moments in UTC. */
type ExportedSignIn = {
  startedAt: string;
  lastSeenAt: string;
  browser: string | null;
  system: string | null;
};

/**
 * The caller's sign-ins that are in force. Tools of another shop, which do not know the caller or have no such list, keep none; fails when
 * nobody answers.
 */
export async function exportSignIns(
  caller: Parameters<typeof readSignIns>[0],
): Promise<Result<ExportedSignIn[]>> {
  const found = await readSignIns(caller);
  if (found.ok) {
    return success(
      found.data.signIns.map(({ startedAt, lastSeenAt, userAgent }) => ({
        startedAt: new Date(startedAt).toISOString(),
        lastSeenAt: new Date(lastSeenAt).toISOString(),
        ...deviceName(userAgent),
      })),
    );
  }
  const { status } = found.error;
  return status === 401 || status === 404 ? success([]) : found;
}
