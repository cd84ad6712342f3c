import { foundPages } from './found-pages.ts'
import { ownPages } from './own-pages.ts'
import { textsOf } from './texts.ts'

/** A text of pages that are looked for. */
export const t = textsOf({ ...ownPages, ...foundPages })
