import { offline } from './offline.ts'
import { textsOf } from './texts.ts'

/** A text about the line to the server. */
export const t = textsOf(offline)
