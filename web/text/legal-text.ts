import { legal } from './legal.ts'
import { textsOf } from './texts.ts'

/** A text of the Terms of Use or the Privacy Policy. */
export const t = textsOf(legal)
