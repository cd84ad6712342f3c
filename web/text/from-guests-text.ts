import { fromGuests } from './from-guests.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of a page that is for guests. */
export const t = textsOf({ ...site, ...fromGuests })
