import { formatPhone } from '#web/ui/phone.ts'
import type { User, UserInput } from '../accounts/user.ts'

/** What a form of the settings holds of the account: each field as it is typed. */
export type AccountDraft = Record<string, string>

/** How one form reads the account and says what is to be changed of it. */
export interface AccountForm<Draft extends AccountDraft> {
  draftOf: (user: User) => Draft
  changeOf: (draft: Partial<Draft>) => UserInput
}

export const profileForm = {
  draftOf: ({ firstname, lastname, phone }: User) => ({ firstname, lastname, phone }),
  changeOf: ({ phone, ...names }: Partial<ProfileDraft>): UserInput => ({
    ...names,
    ...(phone !== undefined && { phone: formatPhone(phone) }),
  }),
}

export const weddingForm = {
  draftOf: ({ wedding_details: { date, other_firstname, other_lastname } }: User) => ({
    date: date ?? '',
    other_firstname,
    other_lastname,
  }),
  changeOf: ({ date, ...names }: Partial<WeddingDraft>): UserInput => ({
    wedding_details: { ...names, ...(date !== undefined && { date: date || null }) },
  }),
}

export interface ProfileDraft extends AccountDraft {
  firstname: string
  lastname: string
  phone: string
}

export interface WeddingDraft extends AccountDraft {
  date: string
  other_firstname: string
  other_lastname: string
}
