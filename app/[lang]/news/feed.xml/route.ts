import { languages } from '@/domain/language/detect-language';
import { answerFeed } from '@/lib/server/seo/feed/answer-feed';

export const revalidate = 300;

export const generateStaticParams = () => languages.map((lang) => ({ lang }));

export const GET = answerFeed;
