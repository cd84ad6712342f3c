import { t } from '#web/text/text.ts'
import { calledName, greeted } from '#features/guests/list/greeting.ts'
import { guestName } from '#features/guests/list/guest-name.ts'
import { listed } from '#web/listed.ts'
import type { Invitation, InvitedEvent, InvitedGuest } from '../contract.ts'

/** The event that an invitation is about: on the wedding's day, else the first they are asked to. */
export function mainEvent({ events, couple }: Pick<Invitation, 'events' | 'couple'>): InvitedEvent | undefined {
  const asked = events.filter(({ is_asked }) => is_asked)
  return asked.find(({ date }) => date !== null && date === couple.wedding_date) ?? asked.find(({ date }) => date !== null) ?? asked[0]
}

/** What they are asked to, the wedding first and then by day. */
export function askedEvents(invitation: Pick<Invitation, 'events' | 'couple'>): InvitedEvent[] {
  const main = mainEvent(invitation)
  return invitation.events.filter(({ is_asked }) => is_asked).toSorted((one, other) => Number(other === main) - Number(one === main))
}

/** `Dear Karin & Bo Dahl`, as their letter and their card say it. */
export function dear({ envelope, guests }: Pick<Invitation, 'envelope' | 'guests'>): string {
  const names = listed(greeted(envelope, guests))
  return names ? t('rsvp.dear', { names }) : t('rsvp.kick')
}

/** Who speaks for nobody else; a family's name on the envelope is several. */
export function isOne({ envelope, guests }: Pick<Invitation, 'envelope' | 'guests'>): boolean {
  return envelope === '' && guests.length === 1
}

/** Who is called what on the page: the first name, where no two of the household share it. */
export function calledIn({ guests }: Pick<Invitation, 'guests'>): (guest: InvitedGuest) => string {
  const isClear = new Set(guests.map(calledName)).size === guests.length
  return (guest) => (isClear ? calledName(guest) : guestName(guest))
}

export function replyTo({ replies }: InvitedGuest, event_id: number): InvitedGuest['replies'][number] | undefined {
  return replies.find((reply) => reply.event_id === event_id)
}

/** Whom of the household an event asks. */
export function askedTo({ guests }: Pick<Invitation, 'guests'>, event: Pick<InvitedEvent, 'id'>): InvitedGuest[] {
  return guests.filter((guest) => replyTo(guest, event.id))
}

/** Whether somebody said something to anything. */
export function hasAnswered({ guests }: Pick<Invitation, 'guests'>): boolean {
  return guests.some(({ replies }) => replies.some(({ status }) => status > 1))
}

/** Whether they are asked to something that takes no more answers. */
export function hasClosed({ events }: Pick<Invitation, 'events'>): boolean {
  return events.some(({ is_asked, is_open }) => is_asked && !is_open)
}

/** Until when minds may be changed: the first of the days that are still to come. */
export function lastDay({ events }: Pick<Invitation, 'events'>): string | undefined {
  return events
    .filter(({ is_open, is_asked }) => is_open && is_asked)
    .flatMap(({ reply_by }) => reply_by ?? [])
    .toSorted()[0]
}

/** On which day the last event closed. */
export function closedSince({ events }: Pick<Invitation, 'events'>): string | undefined {
  return events
    .filter(({ is_asked }) => is_asked)
    .flatMap(({ reply_by }) => reply_by ?? [])
    .toSorted()
    .at(-1)
}
