/** How wide pictures stand in each place; what the browser chooses a file by. One table, so that what is asked ahead fits. */
export const pictureSizes = {
  /** The stage of a model's page: eight columns and a little more. */
  stage: '(min-width: 1800px) 1088px, (min-width: 1440px) 912px, (min-width: 992px) 66vw, 106vw',
  /** The configurator's stage; small and on top on phones. */
  configurator: '(min-width: 992px) 60vw, 320px',
  thumbnail: '88px',
  /** Beside an outlet bicycle's note; on phones it is not shown. */
  flaw: '120px',
  /** A model in a list of two columns beside the facets, three on the widest windows; on phones all but the page’s edges. */
  bikeCard:
    '(min-width: 1800px) 362px, (min-width: 1440px) 472px, (min-width: 992px) 36vw, (min-width: 768px) 46vw, calc(100vw - 40px)',
  /** One of three columns. */
  outletCard:
    '(min-width: 1800px) 499px, (min-width: 1440px) 411px, (min-width: 992px) 30vw, (min-width: 768px) 46vw, calc(100vw - 40px)',
  /** One of two or three columns, with its padding taken off. */
  accessoryCard:
    '(min-width: 1800px) 400px, (min-width: 1440px) 320px, (min-width: 992px) 23vw, 35vw',
  accessoryStage:
    '(min-width: 1800px) 735px, (min-width: 1440px) 610px, (min-width: 992px) 46vw, 78vw',
  /** Seven of twelve columns. */
  closeUp: '(min-width: 1800px) 903px, (min-width: 1440px) 748px, (min-width: 992px) 56vw, 95vw',
  hero: '(min-width: 1800px) 1340px, (min-width: 1140px) 1140px, (min-width: 768px) 95vw, 128vw',
  half: '(min-width: 1800px) 788px, (min-width: 1440px) 656px, (min-width: 992px) 48vw, 95vw',
} as const;

/** How the picture at a position of a list is loaded, when so many stand in the first viewport. */
export function getImageLoading(position: number, inView: number): 'first' | 'eager' | 'lazy' {
  if (position === 0) return 'first';
  return position < inView ? 'eager' : 'lazy';
}
