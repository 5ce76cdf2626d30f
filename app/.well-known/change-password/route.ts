import { leadToPassword } from '@/lib/server/well-known/lead-to-password';

export const dynamic = 'force-dynamic';

export const GET = leadToPassword;
