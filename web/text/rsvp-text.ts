import { rsvp } from './rsvp.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of the guests' own pages and of the letter that leads there. */
export const t = textsOf({ ...site, ...rsvp })
