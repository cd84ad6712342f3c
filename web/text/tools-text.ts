import { site } from './site.ts'
import { textsOf } from './texts.ts'
import { tools } from './tools.ts'

/** A text of the planning tools, or of the site around them. */
export const t = textsOf({ ...site, ...tools })
