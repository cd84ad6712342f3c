import { site } from './site.ts'
import { textsOf } from './texts.ts'
import { told } from './told.ts'

/** A text of a notification, of its letter or of its push. */
export const t = textsOf({ ...site, ...told })
