import { privacy } from './privacy.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of the page about privacy, or of the site around it. */
export const t = textsOf({ ...site, ...privacy })
