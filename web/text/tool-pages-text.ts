import { textsOf } from './texts.ts'
import { toolPages } from './tool-pages.ts'

/** A text of the pages that say what a tool is. */
export const t = textsOf(toolPages)
