import { guestImport } from './guest-import.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'
import { tools } from './tools.ts'

/** A text of the import of a guest list, or of the tools around it. */
export const t = textsOf({ ...site, ...tools, ...guestImport })
