import 'server-only';
import { createTranslator } from 'next-intl';
import { NextResponse } from 'next/server';
import type { Language } from '@/domain/language/detect-language';
import { loadMessages } from '@/lib/platform/i18n/load-messages';

/** A page without script that leads on to another address at once, and says so for whoever has to press. */
export async function leavingPage(url: string, language: Language): Promise<NextResponse> {
  const messages = await loadMessages(language);
  const t = createTranslator({ locale: language, messages, namespace: 'payment' });
  const address = escape(url);
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${address}"><title>${escape(t('leaving'))}</title></head><body><p><a href="${address}">${escape(t('leavingLink'))}</a></p></body></html>`;
  return new NextResponse(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
