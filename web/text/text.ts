import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of the site. */
export const t = textsOf(site)
