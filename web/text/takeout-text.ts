import { takeout } from './takeout.ts'
import { textsOf } from './texts.ts'

/** A text of the archive that somebody takes along. */
export const t = textsOf(takeout)
