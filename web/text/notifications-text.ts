import { notifications } from './notifications.ts'
import { textsOf } from './texts.ts'

/** A text of the panel of notifications. */
export const t = textsOf(notifications)
