import { handleTestRideRequest } from '@/lib/server/api/handle-form-requests';

export const dynamic = 'force-dynamic';

export const POST = handleTestRideRequest;
