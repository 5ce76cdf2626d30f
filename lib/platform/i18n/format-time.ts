import type { Language } from '@/domain/locale/language';

const midnight: Readonly<Record<Language, string>> = { de: '24', en: 'midnight' };

/** Formats a time of day: "10 Uhr", "18:30 Uhr"; "10 a.m.", "6:30 p.m.". The end of a day is "24 Uhr" or "midnight". */
export function formatTime(time: string, language: Language): string {
  const short = shortClock(time, language);
  return language === 'de' ? `${short} Uhr` : short;
}

/** Formats a time range: "10–19 Uhr", "10 a.m.–7 p.m.". */
export function formatTimeRange(opens: string, closes: string, language: Language): string {
  const from =
    opens === '00:00' ? (language === 'de' ? '0' : '12 a.m.') : shortClock(opens, language);
  return `${from}–${formatTime(closes, language)}`;
}

function shortClock(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (hours % 24 === 0 && minutes === 0) return midnight[language];
  const minute = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  if (language === 'de') return `${hours}${minute}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${minute} ${hours < 12 || hours === 24 ? 'a.m.' : 'p.m.'}`;
}
