import { guestTools } from './guest-tools.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of the pages around the guest list. */
export const t = textsOf({ ...site, ...guestTools })
