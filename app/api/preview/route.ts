import { handlePreviewStart } from '@/lib/server/content/handle-preview-request';

export const dynamic = 'force-dynamic';

export const GET = handlePreviewStart;
