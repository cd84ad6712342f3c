import { onboarding } from './onboarding.ts'
import { textsOf } from './texts.ts'

/** A text of the first questions. */
export const t = textsOf(onboarding)
