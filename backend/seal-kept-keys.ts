import type { BackendConfig } from './config/environment';
import type { Database } from './database/database';
import { forgetFormerContent } from './database/forget-former-content';
import { sealSigningKeys } from './identity/keys/signing-keys';
import { resealSoftwareTokens } from './identity/keys/software-token-keys';
import type { KeySeal } from './kept-keys/key-seal';
import { openKeySeal, withFittingKey } from './kept-keys/open-key-seal';
import { sealSecrets } from './kept-keys/kept-secret';
import type { Logger } from './observability/logger';

/**
 * The seal of all keys kept in the database (decision 85). What is kept in the clear or with an earlier key is sealed anew, and nothing
 * of it stays in the file. Throws ConfigError when the key given is not the one they were sealed with.
 */
export function sealKeptKeys(
  config: BackendConfig,
  db: Database,
  logger: Logger,
): Promise<KeySeal> {
  return withFittingKey(config, async () => {
    const keySeal = await openKeySeal(db, config);
    const sealed = [
      ...(await sealSecrets(db, keySeal)),
      ...(await sealSigningKeys({ db, keySeal })),
      ...(await resealSoftwareTokens(db, keySeal)),
    ];
    if (sealed.length === 0) return keySeal;
    await forgetFormerContent(db);
    logger.info('Kept keys sealed', { keys: sealed });
    return keySeal;
  });
}
