import { textsOf } from './texts.ts'
import { typeAhead } from './type-ahead.ts'

/** A text of what opens from the lens in the header. */
export const t = textsOf(typeAhead)
