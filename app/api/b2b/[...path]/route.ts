import { handleB2bRequest } from '@/lib/server/api/handle-b2b-request';

export const dynamic = 'force-dynamic';

/** Forwards requests of the dealer account to the tools service. */
export const GET = handleB2bRequest;

export const POST = handleB2bRequest;

export const DELETE = handleB2bRequest;
