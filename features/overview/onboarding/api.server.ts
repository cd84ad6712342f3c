import { invalid, notFound } from '#server/errors.ts'
import { ownWedding } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { wrongDay } from '#features/account/sign-in/day-to-come.ts'
import type { UserInput, WeddingInput } from '#features/account/sign-in/user.ts'
import { asUser, changeOf, type UserChange, type UserRow } from '#features/account/sign-in/user-row.ts'
import { findUser, takeZone } from '#features/account/sign-in/user-rows.server.ts'
import { saveUser } from '#features/planning/checklist/wedding-day-rows.server.ts'
import type { OnboardingInput } from './contract.ts'
import { flowOf, flows, type Step } from './steps.ts'

export const onboardingRoutes = guarded.onboarding.router({
  answer: forUser.onboarding.answer.handler(async ({ context: { db, session, files }, input: { step, time_zone, ...answer } }) => {
    const { id, is_vendor, first_steps_at } = session.user
    const steps: readonly string[] = flows[flowOf({ is_vendor })]
    if (step !== 'skip' && !steps.includes(step)) invalid({ step: ['There is no such question.'] })
    const known = (await findUser(db, id)) ?? notFound()
    if (step === 'date') requireDay(known, answer.wedding_details)
    const isEnd = step === 'skip' || step === steps.at(-1)
    const change = {
      ...(step !== 'skip' && unlike(known, changeOf(ofStep(step, answer), is_vendor))),
      ...(isEnd && first_steps_at === null && { first_steps_at: new Date().toISOString() }),
    }
    if (Object.keys(change).length > 0) await saveUser(db, ownWedding(session), change)
    // An operator's browser is where the operator is.
    if (time_zone && !is_vendor && !session.impersonator) await takeZone(db, ownWedding(session), time_zone)
    return { data: asUser((await findUser(db, id)) ?? notFound(), files.addresses) }
  }),
})

/** Who has a day or a month names it, and it is to come. */
function requireDay(known: UserRow, said: WeddingInput = {}): void {
  const { date, month, date_undecided } = said
  const isOpen = date === null && date_undecided === false
  if (isOpen && month === null) invalid({ 'wedding_details.month': ['Please choose the month, or say that it is not known yet.'] })
  if (isOpen && !month) invalid({ 'wedding_details.date': ['Please pick the day, or say that there is none yet.'] })
  const wrong = wrongDay(said, known)
  if (wrong) invalid(wrong)
}

/** What is new; a step that was left as it stood is nothing done, and no line of the history. */
function unlike(known: UserRow, change: UserChange): UserChange {
  return Object.fromEntries(Object.entries(change).filter(([name, value]) => known[name as keyof UserRow] !== value))
}

type Answer = Omit<OnboardingInput, 'step' | 'time_zone'>

/** What the question is about, and nothing else that came along. */
function ofStep(step: Step, { firstname, lastname, wedding_details, vendor_details }: Answer): Omit<UserInput, 'version' | 'act'> {
  const { other_firstname, other_lastname, date, month, date_undecided, place, guests, budget, style } = wedding_details ?? {}
  const { business_name, service_id, place: area, contact_email, contact_phone } = vendor_details ?? {}
  const answers: Record<Step, Omit<UserInput, 'version' | 'act'>> = {
    names: { firstname, lastname, wedding_details: { other_firstname, other_lastname } },
    date: { wedding_details: { date, month, date_undecided } },
    place: { wedding_details: { place, guests, budget } },
    style: { wedding_details: { style } },
    business: { vendor_details: { business_name } },
    service: { vendor_details: { service_id } },
    area: { vendor_details: { place: area } },
    contact: { vendor_details: { contact_email, contact_phone } },
  }
  return answers[step]
}
