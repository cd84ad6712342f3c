import { events } from './events.ts'
import { textsOf } from './texts.ts'

/** A text of an event's page, or of what is made of an event. */
export const t = textsOf(events)
