'use client';

import { useState } from 'react';
import type { Language } from '@/domain/locale/language';
import './errors.scss';

const words = {
  en: { title: 'An error occurred while showing the error page', home: 'Home' },
  de: { title: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', home: 'Startseite' },
};

/**
 * A document of its own, without messages, layout or services: whatever failed is not needed here (Spec §8). In the language this page was
 * read in, the other below it.
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
            <h1 className="h2">{words[language].title}</h1>
            <p className="text-2 fs-5" lang={other}>
              {words[other].title}
            </p>
            <p>
              {/* A whole new document: what failed may still be in this one. */}
              <a className="btn btn-primary" href="/">
                {words[language].home}
              </a>
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
