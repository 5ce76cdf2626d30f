import { answerNewsletterForm } from '@/lib/server/api/tools/answer-newsletter-form';

export const dynamic = 'force-dynamic';

export const POST = answerNewsletterForm;
