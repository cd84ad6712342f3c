import { ownPages } from './own-pages.ts'
import { textsOf } from './texts.ts'

/** A text of the pages of somebody signed in. */
export const t = textsOf(ownPages)
