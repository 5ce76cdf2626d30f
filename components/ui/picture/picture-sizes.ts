/**
 * The `sizes` attributes of images, by the position of the image on the page. Preloading uses the same values, so that
 * it loads the file the browser selects.
 */
export const pictureSizes = {
  /** The large image on the page of a model, slightly wider than eight of twelve columns. */
  stage: '(min-width: 1800px) 1088px, (min-width: 1440px) 912px, (min-width: 992px) 66vw, 106vw',
  /** The large image of the configurator; small and at the top on phones. */
  configurator: '(min-width: 992px) 60vw, 320px',
  thumbnail: '88px',
  /** The thumbnail of a defect beside an outlet bicycle's note; hidden on phones. */
  flaw: '120px',
  /**
   * A model in a list with two columns beside the facets, three in windows from 1800 px, and one without margins on
   * phones.
   */
  bikeCard:
    '(min-width: 1800px) 362px, (min-width: 1440px) 472px, (min-width: 992px) 36vw, (min-width: 768px) 46vw, calc(100vw - 40px)',
  /** An outlet bicycle in a list of three columns. */
  outletCard:
    '(min-width: 1800px) 499px, (min-width: 1440px) 411px, (min-width: 992px) 30vw, (min-width: 768px) 46vw, calc(100vw - 40px)',
  /** An accessory in a list of two or three columns, without the padding of its card. */
  accessoryCard:
    '(min-width: 1800px) 400px, (min-width: 1440px) 320px, (min-width: 992px) 23vw, 35vw',
  accessoryStage:
    '(min-width: 1800px) 735px, (min-width: 1440px) 610px, (min-width: 992px) 46vw, 78vw',
  /** A close-up, as wide as seven of twelve columns. */
  closeUp: '(min-width: 1800px) 903px, (min-width: 1440px) 748px, (min-width: 992px) 56vw, 95vw',
  hero: '(min-width: 1800px) 1340px, (min-width: 1140px) 1140px, (min-width: 768px) 95vw, 128vw',
  half: '(min-width: 1800px) 788px, (min-width: 1440px) 656px, (min-width: 992px) 48vw, 95vw',
} as const;

/**
 * Returns the loading of the image at a position (from 0) of a list, given the number of images in the initial
 * viewport.
 */
export function getImageLoading(position: number, inView: number): 'first' | 'eager' | 'lazy' {
  if (position === 0) return 'first';
  return position < inView ? 'eager' : 'lazy';
}
