import { events } from './events.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'
import { tools } from './tools.ts'

/** A text of an event, or of the tools and the site around it. */
export const t = textsOf({ ...site, ...tools, ...events })
