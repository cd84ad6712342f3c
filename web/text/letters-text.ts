import { letters } from './letters.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of a letter. */
export const t = textsOf({ ...site, ...letters })
