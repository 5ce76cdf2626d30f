import {
  handleRevalidation,
  createMethodNotAllowedResponse,
} from '@/lib/server/content/handle-revalidation';

export const dynamic = 'force-dynamic';

export const POST = handleRevalidation;
export const GET = createMethodNotAllowedResponse;
