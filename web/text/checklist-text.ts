import { checklist } from './checklist.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of the checklist. */
export const t = textsOf({ ...site, ...checklist })
