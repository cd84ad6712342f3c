/** What the terms of colors look like; any other has the paper's own. */
const shades: Readonly<Record<string, string>> = {
  apricot: '#F0A868',
  black: '#20201E',
  blush: '#EBC3BF',
  burgundy: '#6E1F33',
  butter: '#F5DC87',
  copper: '#A8613A',
  coral: '#EC7A66',
  cream: '#F3E8D2',
  emerald: '#1F5B45',
  gold: '#E9B44C',
  gray: '#9A9C98',
  lavender: '#C9BBE0',
  lemon: '#F0CC3E',
  lilac: '#BFA9D6',
  mint: '#BFDAC8',
  moss: '#5F7D45',
  navy: '#22344A',
  orange: '#E58A3A',
  pink: '#E59BAA',
  plum: '#5A2A52',
  poppy: '#C8372A',
  purple: '#7A5A96',
  red: '#B3261E',
  rose: '#CF6F82',
  sage: '#A9B897',
  silver: '#C9CCCB',
  'sky-blue': '#A9BFE3',
  teal: '#22686B',
  terracotta: '#C8734E',
  white: '#FFFFFF',
}

/** A swatch of a color that may be chosen, cut as the palette of a wedding is. */
export function ColorChoice({ term }: { term: string }) {
  return <i className="color-swatch" aria-hidden="true" style={{ '--swatch': shades[term] }} />
}
