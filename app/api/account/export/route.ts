import { exportPersonalData } from '@/lib/server/account/handle-export-request';

export const dynamic = 'force-dynamic';

export const GET = exportPersonalData;
