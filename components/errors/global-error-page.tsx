'use client';

import { useState } from 'react';
import type { Language } from '@/domain/locale/language';
import './errors.scss';

const messages = {
  en: { title: 'An error occurred while showing the error page', home: 'Home' },
  de: { title: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', home: 'Startseite' },
};

/**
 * The error page for a failure of the root layout. A complete HTML document that uses no messages, layout or services,
 * because any of these may have failed (Specification §8). Shown in the language of the page, with the title repeated
 * in the other language.
 */
export function GlobalErrorPage() {
  const [language] = useState<Language>(() =>
    typeof document !== 'undefined' && document.documentElement.lang === 'en' ? 'en' : 'de',
  );
  const other = language === 'de' ? 'en' : 'de';
  return (
    <html lang={language}>
      <body>
        <title>500 · Lautlos</title>
        <main className="container-xxl">
          <div className="lt-error pt-6 pb-6">
            <p className="code" aria-hidden="true">
              500
            </p>
            <h1 className="h2">{messages[language].title}</h1>
            <p className="text-2 fs-5" lang={other}>
              {messages[other].title}
            </p>
            <p>
              {/* A plain link, which loads a new document: in the current one, the failed components may still exist. */}
              <a className="btn btn-primary" href="/">
                {messages[language].home}
              </a>
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
