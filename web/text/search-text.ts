import { search } from './search.ts'
import { textsOf } from './texts.ts'

/** A text of what is found. */
export const t = textsOf(search)
