import type { Given, Invitation, InvitedEvent, InvitedGuest } from './contract.ts'

type Errors = Record<string, string[]>

/** What of the answers can't be, by field: a household says something of itself alone, and chooses among what it was offered. */
export function wrongAnswers(invitation: Invitation, given: Given): Errors {
  return Object.fromEntries([
    ...given.replies.flatMap((reply, nth) => wrongReply(invitation, given, reply, `replies.${nth}`)),
    ...given.guests.flatMap((guest, nth) => wrongGuest(invitation, guest, `guests.${nth}`)),
    ...given.answers.flatMap((answer, nth) => wrongAnswer(invitation, answer, `answers.${nth}`)),
  ])
}

/** Events among the answers that take no more of them. */
export function closedAmong({ events, questions }: Invitation, given: Given): InvitedEvent[] {
  const asked = given.answers.flatMap(({ question_id }) => questions.find(({ id }) => id === question_id)?.event_id ?? [])
  const named = new Set([...given.replies.map(({ event_id }) => event_id), ...asked])
  return events.filter(({ id, is_open }) => named.has(id) && !is_open)
}

/** How many a guest may bring: what they said before is not taken back when less is allowed. */
export function mostBrought({ plus_one_most, replies }: InvitedGuest, { id }: Pick<InvitedEvent, 'id'>): number {
  return Math.max(plus_one_most, replies.find(({ event_id }) => event_id === id)?.plus_one_count ?? 0)
}

/** Whether nothing of it can be answered any more. */
export function isClosed({ events }: Pick<Invitation, 'events'>): boolean {
  const asked = events.filter(({ is_asked }) => is_asked)
  return asked.length > 0 && asked.every(({ is_open }) => !is_open)
}

type Wrong = [field: string, texts: string[]]

function wrongReply({ guests, events }: Invitation, given: Given, reply: Given['replies'][number], field: string): Wrong[] {
  const { guest_id, event_id, plus_one_count = 0, meal = '', plus_one_meals = [] } = reply
  const guest = guests.find(({ id }) => id === guest_id)
  const event = events.find(({ id }) => id === event_id)
  if (!event || !guest?.replies.some((known) => known.event_id === event_id)) {
    return [[`${field}.event_id`, ['There is no such guest on that list.']]]
  }
  const isTwice = given.replies.filter((other) => other.guest_id === guest_id && other.event_id === event_id).length > 1
  const kept = guest.replies.find((known) => known.event_id === event_id)
  const most = mostBrought(guest, event)
  const isServed = (meal: string, known: readonly (string | undefined)[] = []) =>
    meal === '' || event.meals.includes(meal) || known.includes(meal)
  return [
    ...(isTwice ? [wrong(`${field}.status`, 'Please answer once for each event.')] : []),
    ...(plus_one_count > most ? [wrong(`${field}.plus_one_count`, mostWords(most))] : []),
    ...(isServed(meal, [kept?.meal]) ? [] : [wrong(`${field}.meal`, 'Please choose one of the meals.')]),
    ...plus_one_meals.flatMap((meal, nth) =>
      isServed(meal, kept?.plus_one_meals) ? [] : [wrong(`${field}.plus_one_meals.${nth}`, 'Please choose one of the meals.')],
    ),
  ]
}

function mostWords(most: number): string {
  if (most === 0) return 'This invitation is for the people it names.'
  return most === 1 ? 'You may bring one person.' : `You may bring ${most} people at most.`
}

function wrongGuest({ guests }: Invitation, { id, plus_one_names = [] }: Given['guests'][number], field: string): Wrong[] {
  const guest = guests.find((known) => known.id === id)
  if (!guest) return [wrong(`${field}.id`, 'There is no such guest.')]
  const named = plus_one_names.filter(Boolean).length
  return named > guest.plus_one_most ? [wrong(`${field}.plus_one_names`, mostWords(guest.plus_one_most))] : []
}

function wrongAnswer({ questions, guests }: Invitation, given: Given['answers'][number], field: string): Wrong[] {
  const { question_id, guest_id, answer } = given
  const question = questions.find(({ id }) => id === question_id)
  if (!question) return [wrong(`${field}.question_id`, 'There is no such question.')]
  const guest = guests.find(({ id }) => id === guest_id)
  const isOnList = question.event_id === null || guest?.replies.some(({ event_id }) => event_id === question.event_id)
  if (question.of_each_guest && !(guest && isOnList)) return [wrong(`${field}.guest_id`, 'Please say whose answer it is.')]
  const choices = question.kind === 'text' ? undefined : question.kind === 'yes_no' ? ['yes', 'no'] : question.choices
  return answer !== '' && choices && !choices.includes(answer) ? [wrong(`${field}.answer`, 'Please choose one of the answers.')] : []
}

function wrong(field: string, text: string): Wrong {
  return [field, [text]]
}
