import { push } from './push.ts'
import { textsOf } from './texts.ts'

/** A text about being told on this device. */
export const t = textsOf(push)
