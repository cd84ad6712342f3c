import { guestLetters } from './guest-letters.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of a letter to guests. */
export const t = textsOf({ ...site, ...guestLetters })
