import type { Language } from '@/domain/locale/language';
import type german from '@/messages/de.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: typeof german;
  }
}
