import { readIdentityConfig } from '@/lib/server/identity/handle-identity-request';

export const dynamic = 'force-dynamic';

export const GET = readIdentityConfig;
