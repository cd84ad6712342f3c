import { t } from '#web/text/text.ts'
import type { Invitation } from '../contract.ts'
import { listed } from '#web/listed.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { askedTo, mainEvent, replyTo } from './invited.ts'

/** How many come, and who will be missed: what the page says when a household has answered. */
export function headline(invitation: Invitation): { title: string; tail: string; text: string } {
  const event = mainEvent(invitation)
  const asked = event ? askedTo(invitation, event) : []
  const repliesOf = (status: number) => asked.filter((guest) => event && replyTo(guest, event.id)?.status === status)
  const coming = repliesOf(2)
  const heads = coming.reduce((sum, guest) => sum + 1 + ((event && replyTo(guest, event.id)?.plus_one_count) || 0), 0)
  const missed = repliesOf(3).map(({ firstname }) => firstname)
  const couple = listed(coupleNames(invitation.couple))
  const isKnown = invitation.couple.other_firstname ? t('rsvp.have_answer', { couple }) : t('rsvp.has_answer', { couple })
  const text = missed.length > 0 && coming.length > 0 ? `${isKnown} ${t('rsvp.missed', { names: listed(missed) })}` : isKnown
  return { title: titleFor(heads, missed.length, asked.length), tail: heads > 1 ? t('rsvp.then') : '', text }
}

function titleFor(heads: number, missed: number, asked: number): string {
  if (heads === 1) return t('rsvp.one_comes')
  if (heads > 1) return t('rsvp.some_come', { n: numbers[heads] ?? heads })
  return missed === asked && asked > 0 ? t('rsvp.none_comes') : t('rsvp.noted')
}

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']
