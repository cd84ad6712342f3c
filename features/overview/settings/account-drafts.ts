import { readMoney, showMoney } from '#web/ui/money.ts'
import { formatPhone } from '#web/ui/phone.ts'
import type { User, UserInput, WeddingInput } from '#features/account/sign-in/user.ts'
import { weddingStyles } from '#features/account/sign-in/wedding-styles.ts'
import { zoneCalled } from './zones.ts'

/** What a form of the settings holds of the account: each field as it is typed. */
export type AccountDraft = Record<string, string>

/** How one form reads the account and says what is to be changed of it. */
export interface AccountForm<Draft extends AccountDraft> {
  draftOf: (user: User) => Draft
  changeOf: (draft: Partial<Draft>) => UserInput
}

export interface ProfileDraft extends AccountDraft {
  firstname: string
  lastname: string
  phone: string
  username: string
}

export const profileForm = {
  draftOf: ({ firstname, lastname, phone, username }: User): ProfileDraft => ({ firstname, lastname, phone, username }),
  changeOf: ({ phone, ...names }: Partial<ProfileDraft>): UserInput => ({
    ...names,
    ...(phone !== undefined && { phone: formatPhone(phone) }),
  }),
}

export interface WeddingDraft extends AccountDraft {
  other_firstname: string
  other_lastname: string
  date: string
  /** `2027-06`, for who knows no more; empty with a day. */
  month: string
  /** `yes`, or empty. */
  date_undecided: string
  place: string
  guests: string
  budget: string
  style: string
  time_zone: string
}

export const weddingForm = {
  draftOf: ({ wedding_details }: User): WeddingDraft => {
    const { date, month, date_undecided, guests, budget, other_firstname, other_lastname, place, style, time_zone } = wedding_details
    return {
      other_firstname,
      other_lastname,
      place,
      style,
      time_zone,
      date: date ?? '',
      month: month ?? '',
      date_undecided: date_undecided ? 'yes' : '',
      guests: guests === null ? '' : String(guests),
      budget: budget === null ? '' : showMoney(budget),
    }
  },
  changeOf: (draft: Partial<WeddingDraft>): UserInput => ({ wedding_details: weddingChange(draft) }),
}

/** A month stays under the day that takes its place, for who takes the day back. What can't be read as a number goes out as one that is refused beside its field. */
function weddingChange({ date, month, date_undecided, guests, budget, style, time_zone, ...texts }: Partial<WeddingDraft>): WeddingInput {
  return {
    ...texts,
    ...(date !== undefined && { date: date || null }),
    ...(month !== undefined && !date && { month: month || null }),
    ...(date_undecided !== undefined && { date_undecided: date_undecided === 'yes' }),
    ...(guests !== undefined && { guests: guests === '' ? null : wholeNumber(guests) }),
    ...(budget !== undefined && { budget: budget.trim() === '' ? null : (readMoney(budget) ?? unread) }),
    ...(style !== undefined && { style: weddingStyles.find((known) => known === style) ?? '' }),
    ...(time_zone !== undefined && { time_zone: zoneCalled(time_zone) }),
  }
}

const unread = -1

function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : unread
}
