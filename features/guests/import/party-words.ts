import { t } from '#web/text/text.ts'
import { listName } from '#features/guests/list/guest-name.ts'
import type { Known } from './contract.ts'
import type { Draft, Problem, ProblemKind } from '#features/guests/list/adding/guest-draft-fields.ts'
import { householdName, type Party } from './row-parties.ts'

/** As the list sorts it: "Obi, Adaeze + 1", "Balogun, Folake & Tunde". */
export function partyName({ row, household, guests }: Pick<Party, 'row' | 'household' | 'guests'>): string {
  const [first] = guests
  if (!first || first.firstname === '') return t('guest_import.nameless', { n: row + 1 })
  const isOne = guests.every(({ lastname }) => lastname === first.lastname)
  const others = guests.slice(1, 4).map(({ firstname }) => firstname)
  const name = !isOne && household ? household : [listName(first), ...others].join(guests.length === 2 ? ' & ' : ', ')
  return guests.some(({ plus_one_allowed }) => plus_one_allowed) ? t('guest_import.plus_one', { name }) : name
}

/** How many they are, with whom they bring. */
export function headsOf({ guests }: Pick<Party, 'guests'>): number {
  return guests.length + guests.filter(({ plus_one_allowed }) => plus_one_allowed).length
}

export function contactOf({ guests }: Pick<Party, 'guests'>): string {
  const found = (field: 'email' | 'phone') => guests.map((guest: Draft) => guest[field]).find(Boolean)
  return found('phone') ?? found('email') ?? t('guest_import.no_email')
}

/** A guest of the list, in two lines. */
export function knownWords({ firstname, lastname = '', household, relationship, email, phone }: Known): { name: string; more: string } {
  return { name: household ?? listName({ firstname, lastname }), more: [relationship, email ?? phone].filter(Boolean).join(' · ') }
}

export function draftWords(party: Party): { name: string; more: string } {
  const [first] = party.guests
  const name = householdName(party.guests)
  return {
    name,
    more: [String(headsOf(party)), first?.relationship, first?.email || first?.phone || t('guest_import.no_email')]
      .filter(Boolean)
      .join(' · '),
  }
}

const problems: Record<Exclude<ProblemKind, 'reply'>, string> = {
  no_name: t('guest_import.problem_no_name'),
  not_a_guest: t('guest_import.problem_not_a_guest'),
  family: t('guest_import.problem_family'),
  odd_name: t('guest_import.problem_odd_name'),
  email: t('guest_import.problem_email'),
  phone: t('guest_import.problem_phone'),
  too_long: t('guest_import.problem_too_long'),
  no_contact: t('guest_import.problem_no_contact'),
}

export function problemWords({ kind, said }: Problem): string {
  return kind === 'reply' ? t('guest_import.problem_reply', { said: said.slice(0, 24) }) : problems[kind]
}
