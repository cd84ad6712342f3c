import { history } from './history.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of what was done in a wedding, or of the site around it. */
export const t = textsOf({ ...site, ...history })
