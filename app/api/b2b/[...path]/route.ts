import { handleB2bRequest } from '@/lib/server/api/handle-b2b-request';

export const dynamic = 'force-dynamic';

/** Proxies the dealer account's requests to its service. */
export const GET = handleB2bRequest;

export const POST = handleB2bRequest;

export const DELETE = handleB2bRequest;
