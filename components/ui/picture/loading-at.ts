/** How the picture at a position of a list is loaded, when so many stand in the first viewport. */
export function loadingAt(position: number, inView: number): 'first' | 'eager' | 'lazy' {
  if (position === 0) return 'first';
  return position < inView ? 'eager' : 'lazy';
}
