import { readIdentityConfig } from '@/lib/identity/handle-identity-request';

export const dynamic = 'force-dynamic';

export const GET = readIdentityConfig;
