import { helpingLetters } from './helping-letters.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of a letter that asks somebody to help. */
export const t = textsOf({ ...site, ...helpingLetters })
