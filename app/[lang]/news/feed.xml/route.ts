import { languages } from '@/domain/locale/language';
import { handleNewsFeed } from '@/lib/server/crawlers/handle-news-feed';

export const revalidate = 300;

export const generateStaticParams = () => languages.map((lang) => ({ lang }));

export const GET = handleNewsFeed;
