import { impersonation } from './impersonation.ts'
import { textsOf } from './texts.ts'

/** A text of the bar while an operator acts as somebody else. */
export const t = textsOf(impersonation)
