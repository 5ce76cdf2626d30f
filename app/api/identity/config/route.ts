import { getIdentityConfig } from '@/lib/server/identity/handle-identity-request';

export const dynamic = 'force-dynamic';

export const GET = getIdentityConfig;
