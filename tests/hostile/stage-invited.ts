import { ofContributors } from './stage-contributors.ts'
import { ofDaySheets } from './stage-day-sheets.ts'

/** What people without an account do by a link that the couple gave them. */
export const ofInvited = { ...ofContributors, ...ofDaySheets }
