import { exportPersonalData } from '@/lib/account-data/handle-export-request';

export const dynamic = 'force-dynamic';

export const GET = exportPersonalData;
