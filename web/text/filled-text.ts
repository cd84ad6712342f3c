import { filledIn } from './texts.ts'

/** What `t` is in the browser, where the build has put the text itself in the place of its key; see web/build/texts-in-place.ts. */
export const t = filledIn
