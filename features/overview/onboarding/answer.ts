import { readDay } from '#web/ui/day.ts'
import { readMoney } from '#web/ui/money.ts'
import type { OnboardingInput } from './contract.ts'
import type { Step } from './steps.ts'

type Fields = Record<string, string>

/** What a step's form says, as the call takes it; the same with script and without. */
export function answerOf(step: Step, fields: Fields): OnboardingInput {
  return { step, ...read[step](fields) }
}

const read: Record<Step, (fields: Fields) => Omit<OnboardingInput, 'step'>> = {
  names: ({ firstname = '', lastname = '', other_firstname = '', other_lastname = '' }) => ({
    firstname,
    // Who leaves it open keeps what signing up said.
    ...(lastname.trim() !== '' && { lastname }),
    wedding_details: { other_firstname, other_lastname },
  }),
  date: ({ when, date = '', month = '' }) => {
    if (when === 'undecided') return { wedding_details: { date: null, date_undecided: true } }
    if (when === 'month') return { wedding_details: { date: null, month: month || null, date_undecided: false } }
    return when === 'day' || date ? { wedding_details: { date: readDay(date) ?? (date.trim() || null), date_undecided: false } } : {}
  },
  place: ({ place = '', guests = '', budget = '' }) => ({
    wedding_details: {
      place,
      guests: guests.trim() === '' ? null : wholeNumber(guests),
      budget: budget.trim() === '' ? null : (readMoney(budget) ?? unreadable),
    },
  }),
  style: ({ style = '' }) => ({ wedding_details: { style: style as '' } }),
  business: ({ business_name = '' }) => ({ vendor_details: { business_name } }),
  service: ({ service_id = '' }) => ({ vendor_details: { service_id: service_id === '' ? null : wholeNumber(service_id) } }),
  area: ({ place = '' }) => ({ vendor_details: { place } }),
  contact: ({ contact_email = '', contact_phone = '' }) => ({ vendor_details: { contact_email, contact_phone } }),
}

/** No call takes it, so that whoever typed it is told. */
const unreadable = -1

function wholeNumber(text: string): number {
  const number = Number(text.replaceAll(',', ''))
  return Number.isFinite(number) ? number : unreadable
}
