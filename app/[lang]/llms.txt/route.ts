import { answerLlmsText } from '@/lib/server/machines/answer-llms-text';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ lang: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerLlmsText(request, (await params).lang);
}
