import type { Foreign } from './foreign-shapes.ts'
import { foreignWords } from './foreign-words.ts'

/** Beside dollars: what it was in another currency, at which rate and of which day. */
export function ForeignNote({ of }: { of: Foreign | { [Name in keyof Foreign]: unknown } }) {
  return of.foreign_amount === null ? null : <small className="foreign-note num">{foreignWords(of)}</small>
}
