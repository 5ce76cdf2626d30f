import type { FeedItem } from '@/domain/product-feed/feed-item';

/** What is the same wherever it goes. */
export type SoldItem = Omit<FeedItem, 'shippingCents' | 'roadDays'>;
