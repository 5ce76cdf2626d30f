import type { TextNode } from '@/domain/content/text-node';

type ConsentCategoryWords = { name: string; text: string };

export type ConsentWords = {
  privacyLead: string;
  privacyLink: string;
  choices: string;
  necessary: ConsentCategoryWords;
  statistics: ConsentCategoryWords;
  marketing: ConsentCategoryWords;
  more: string;
  confirm: string;
  only: string;
  all: string;
  chooseFirst: string;
};

/** All the cookie box shows: the content service's title, subject and entries, and the interface's own words (Spec §2). */
export type ConsentNotice = {
  title: string;
  subject: string | null;
  entries: readonly { title: string; text: readonly TextNode[] }[];
  words: ConsentWords;
};
