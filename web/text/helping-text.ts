import { helping } from './helping.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text around helping with a wedding, or of the site around it. */
export const t = textsOf({ ...site, ...helping })
