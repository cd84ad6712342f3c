import { passwords } from './passwords.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of the pages around a password, or of the site around them. */
export const t = textsOf({ ...site, ...passwords })
