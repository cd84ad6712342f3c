import { settings } from './settings.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of the settings, or of the site around them. */
export const t = textsOf({ ...site, ...settings })
