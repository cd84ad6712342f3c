import { people } from './people.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of the pages of people, or of the site around them. */
export const t = textsOf({ ...site, ...people })
