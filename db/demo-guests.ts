import { junesWork, theFriends } from './demo-friends.ts'
import { theosFamily } from './demo-harts.ts'
import type { DemoGuest, DemoHousehold } from './demo-household.ts'
import { lagosSide } from './demo-lagos.ts'

export { demoEvents } from './demo-household.ts'

/** Whom June and Theo ask: 112 guests in 58 households. Save-the-dates went out in June, invitations in October, then answers came. */
export const demoHouseholds: DemoHousehold[] = [...lagosSide, ...theosFamily, ...theFriends, ...junesWork]

export const demoGuests: DemoGuest[] = demoHouseholds.flatMap(({ guests }) => guests)
