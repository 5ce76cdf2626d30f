import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing';

/** next-intl's own navigation; the site uses it through navigation.ts. */
export const intlNavigation = createNavigation(routing);
