import { guestSetup } from './guest-setup.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of the page that says what the guest list is, or of the site around it. */
export const t = textsOf({ ...site, ...guestSetup })
