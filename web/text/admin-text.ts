import { admin } from './admin.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of the operator's pages, or of the site around them. */
export const t = textsOf({ ...site, ...admin })
