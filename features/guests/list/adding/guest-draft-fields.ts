import { emailPattern } from '#web/email-pattern.ts'
import { formatPhone, isForeign, isPhone } from '#web/ui/phone.ts'

/** Fields of text, and how long each may be. */
export const most = {
  firstname: 120,
  lastname: 120,
  email: 254,
  phone: 40,
  address_line1: 200,
  address_line2: 200,
  city: 120,
  state: 120,
  postal_code: 20,
  country: 120,
  relationship: 120,
  wedding_party_role: 120,
  dietary_notes: 1_000,
  table_name: 60,
  gift: 1_000,
  notes: 4_000,
} as const

export type TextField = keyof typeof most

export interface DraftPlace {
  id: number
  status: number
  meal: string
}

/** A guest as a row tells of them; a mail or a number may still be none. */
export interface Draft extends Record<TextField, string> {
  side: 'partner_1' | 'partner_2' | 'both'
  age_group: 'adult' | 'child' | 'infant'
  /** Where it was said. */
  drinks?: boolean | undefined
  plus_one_allowed: boolean
  tags: string[]
  /** The lists they are put on, and the answers for them. */
  places: DraftPlace[]
  /** Lists that the file says they are not on. */
  off: number[]
}

export type ProblemKind = 'no_name' | 'not_a_guest' | 'family' | 'odd_name' | 'email' | 'phone' | 'too_long' | 'reply' | 'no_contact'

export interface Problem {
  kind: ProblemKind
  /** What was written there. */
  said: string
}

export function newDraft(given: Partial<Draft> = {}): Draft {
  const texts = Object.fromEntries(Object.keys(most).map((field) => [field, ''])) as Record<TextField, string>
  return { ...texts, side: 'both', age_group: 'adult', plus_one_allowed: false, tags: [], places: [], off: [], ...given }
}

/** What is wrong with a guest as they stand, so that somebody can look. */
export function problemsOf(draft: Draft): Problem[] {
  const { firstname, lastname, email, phone } = draft
  const name = `${firstname} ${lastname}`.trim()
  const problems: Problem[] = []
  if (firstname === '') problems.push({ kind: 'no_name', said: '' })
  else if (/^the$/i.test(firstname) || /\s(?:family|household)$/i.test(name)) problems.push({ kind: 'family', said: name })
  else if (/[\d@\\/|<>{}[\]=*_#:]/.test(name) && !/^(Guest|Child) \d+ ?/.test(name)) problems.push({ kind: 'odd_name', said: name })
  if (email !== '' && !isEmail(email)) problems.push({ kind: 'email', said: email })
  if (phone !== '' && !isPhone(phone)) problems.push({ kind: 'phone', said: phone })
  for (const field of Object.keys(most) as TextField[])
    if (draft[field].length > most[field]) problems.push({ kind: 'too_long', said: `${draft[field].slice(0, 30)}…` })
  return problems
}

const serverPattern = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** An address that both the browser and the call take. */
export function isEmail(text: string): boolean {
  return text.length <= most.email && emailPattern.test(text) && serverPattern.test(text)
}

export interface PhoneRead {
  kind: 'own' | 'short' | 'abroad'
  phone: string
}

/** A number as the list holds it; one from abroad stays as it was written. */
export function readPhone(text: string): PhoneRead {
  const digits = text.normalize('NFKC').replace(/\D/g, '')
  const isLong = digits.length > 11 || (digits.length === 11 && !digits.startsWith('1'))
  if (isForeign(text) || (isLong && !/^\s*(?:\+|00)?\s*1/.test(text))) return { kind: 'abroad', phone: text }
  const phone = formatPhone(text)
  return isPhone(phone) ? { kind: 'own', phone } : { kind: 'short', phone: text }
}

/** What can't stand in its field goes to the notes, so that nothing is lost. */
export function fitted(draft: Draft, labels: { email: string; phone: string }): Draft {
  const { email, phone } = draft
  const more: string[] = []
  const kept = { ...draft, tags: [...new Set(draft.tags.map((tag) => tag.slice(0, 60).trim()).filter(Boolean))].slice(0, 30) }
  if (email !== '' && !isEmail(email)) more.push(`${labels.email} ${(((kept.email = '')), email)}`)
  if (phone !== '' && !isPhone(phone)) more.push(`${labels.phone} ${(((kept.phone = '')), phone)}`)
  for (const field of Object.keys(most) as TextField[]) {
    const text = kept[field]
    if (field !== 'notes' && text.length > most[field]) {
      more.push(text)
      kept[field] = text.slice(0, most[field]).trim().toWellFormed()
    }
    if (field !== 'notes' && field !== 'dietary_notes' && field !== 'gift') kept[field] = kept[field].replace(/\s+/g, ' ')
  }
  kept.notes = [draft.notes, ...more].filter(Boolean).join('\n').slice(0, most.notes).toWellFormed()
  return kept
}
