import { handlePreviewState } from '@/lib/server/content/handle-preview-request';

export const dynamic = 'force-dynamic';

export const GET = handlePreviewState;
