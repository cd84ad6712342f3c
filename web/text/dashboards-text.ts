import { dashboards } from './dashboards.ts'
import { site } from './site.ts'
import { textsOf } from './texts.ts'

/** A text of a dashboard, or of the site around it. */
export const t = textsOf({ ...site, ...dashboards })
