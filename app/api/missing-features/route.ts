import { handleMissingFeaturesRequest } from '@/lib/server/shop-features';

export const dynamic = 'force-dynamic';

export const GET = handleMissingFeaturesRequest;
