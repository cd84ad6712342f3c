import { site } from './site.ts'
import { textsOf } from './texts.ts'

export type TextKey = keyof typeof site

/** A text of the site. */
export const t = textsOf(site)
