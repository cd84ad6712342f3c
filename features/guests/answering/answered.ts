import type { OwnData } from '#features/guests/list/own-data.ts'
import type { Invitation, InvitedGuest } from './contract.ts'

type ShownReply = InvitedGuest['replies'][number]
type OwnAnswer = Invitation['answers'][number]

/** What an answer saved, as it stands then. */
export interface Saved {
  replies: readonly { guest_id: number; reply: ShownReply }[]
  guests: readonly { guest: Omit<InvitedGuest, 'replies'>; own: OwnData & { id: number } }[]
  /** Whose earlier answers each takes the place of: all of the household's where it is asked once. */
  answers: readonly (OwnAnswer & { of: readonly number[] })[]
}

/** The same invitation with what was saved in it, so that nothing of it need be read again. */
export function answered<Seen extends Invitation>(invitation: Seen, saved: Saved): Seen {
  const guests = invitation.guests.map((known) => ({
    ...known,
    ...saved.guests.findLast(({ guest }) => guest.id === known.id)?.guest,
    replies: known.replies.map((reply) => saved.replies.find(isOf(known.id, reply))?.reply ?? reply),
  }))
  const guest = saved.guests.findLast(({ own }) => own.id === invitation.guest.id)?.own ?? invitation.guest
  return { ...invitation, guest, guests, answers: saved.answers.reduce(withAnswer, invitation.answers) }
}

function isOf(guest_id: number, { event_id }: ShownReply) {
  return (saved: Saved['replies'][number]) => saved.guest_id === guest_id && saved.reply.event_id === event_id
}

function withAnswer(known: OwnAnswer[], { of, ...answer }: Saved['answers'][number]): OwnAnswer[] {
  const others = known.filter(({ question_id, guest_id }) => question_id !== answer.question_id || !of.includes(guest_id))
  return answer.answer === '' ? others : [...others, answer].toSorted(inOrder)
}

function inOrder(one: OwnAnswer, other: OwnAnswer): number {
  return one.question_id - other.question_id || one.guest_id - other.guest_id
}
