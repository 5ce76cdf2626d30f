import { handleSecurityText } from '@/lib/server/api/well-known';

export const dynamic = 'force-dynamic';

export const GET = handleSecurityText;
