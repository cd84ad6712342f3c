import { shades } from './color-shades.ts'

/** A swatch of a color that may be chosen, cut as the palette of a wedding is. */
export function ColorChoice({ term }: { term: string }) {
  return <i className="color-swatch" aria-hidden="true" style={{ '--swatch': shades[term] }} />
}
