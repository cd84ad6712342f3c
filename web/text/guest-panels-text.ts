import { guestPanels } from './guest-panels.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'
import { tools } from './tools.ts'

/** A text of what opens over the guest list, or of the tools around it. */
export const t = textsOf({ ...site, ...tools, ...guestPanels })
