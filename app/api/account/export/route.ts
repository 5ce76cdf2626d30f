import { handleExportRequest } from '@/lib/server/api/handle-export-request';

export const dynamic = 'force-dynamic';

export const GET = handleExportRequest;
