import { answerSecurityText } from '@/lib/server/well-known/answer-security-text';

export const dynamic = 'force-dynamic';

export const GET = answerSecurityText;
