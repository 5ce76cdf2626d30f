import type { NextRequest, NextResponse } from 'next/server';
import type { Language } from '@/domain/language/detect-language';

export type GuardContext = {
  request: NextRequest;
  language: Language;
  /** The path behind the language: /, /bikes, /bikes/ludwig. */
  path: string;
};

/** Answers a request itself, or lets it pass with null. */
export type Guard = (context: GuardContext) => Promise<NextResponse | null> | NextResponse | null;
