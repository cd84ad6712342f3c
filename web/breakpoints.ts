/** Where the page changes, in px. The style sheets name the same figures, since a media query can't read a token. */
export const breakpoints = {
  /** A small device is as wide as this, or less. */
  small: 991,
  /** What needs a large screen, such as the mega menu, needs more than this. */
  mobile: 992,
  /** Up to here the header has little room. */
  header: 1260,
} as const
