import { type PlainPage, seeOther } from '#web/start/plain-page.ts'

/** Nobody's page: who is signed in goes to the guest list, a visitor to where guests begin. */
export const page: PlainPage = async ({ hasSession }) => seeOther(hasSession ? '/tools/guest-list' : '/rsvp')
