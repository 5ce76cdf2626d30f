export type FooterPage = {
  title: string;
  slug: string;
  isOnFooterAsMain: boolean;
  isFooterAsSecondary: boolean;
};

export type FooterLists<Page> = { main: Page[]; secondary: Page[] };

/** Main holds what is flagged main and not secondary, secondary the reverse, sorted by title as the language does (Spec §2, §4). */
export function footerLists<Page extends FooterPage>(
  pages: readonly Page[],
  language: string,
): FooterLists<Page> {
  const collator = new Intl.Collator(language);
  return {
    main: pages.filter((page) => page.isOnFooterAsMain && !page.isFooterAsSecondary),
    secondary: pages
      .filter((page) => page.isFooterAsSecondary && !page.isOnFooterAsMain)
      .sort((a, b) => collator.compare(a.title, b.title)),
  };
}
