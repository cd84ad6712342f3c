import { t } from '#web/text/text.ts'
import { areMany } from '#features/notices/panel/are-many.ts'
import type { Part, Values } from './act-parts.ts'

interface Told {
  is_undoing: boolean
  is_guest: boolean
}

/** What was answered: by a guest of themselves, or by whom the couple asked to note it. */
export function answered(part: Part, names: string, { is_undoing, is_guest }: Told): string {
  const { before, after, event } = part.samples[0] ?? { before: null, after: null, event: null }
  if (is_undoing) return t('answer_done.changed_back', { names })
  if (part.events > 1) return ofSeveral(part, after, names, is_guest)
  if (after === null) return event ? t('answer_done.unlisted_to', { names, event }) : t('answer_done.unlisted', { names })
  if (isMixed(part)) return mixed(part, names, is_guest)
  if (before?.status === after.status) return changed(after, before, names, is_guest)
  if (after.status === 0) return event ? t('answer_done.listed_to', { names, event }) : t('answer_done.listed', { names })
  if (after.status === 1) return event ? t('answer_done.asked_to', { names, event }) : t('answer_done.asked', { names })
  const answer = withMeal(statusWords(part, after, event, names), after)
  return is_guest ? answer : t('answer_done.noted', { names, answer })
}

/** One event of several would be half of what was said. */
function ofSeveral({ events: n, is_same, things }: Part, after: Values | null, names: string, is_guest: boolean): string {
  if (after === null) return t('answer_done.unlisted_events', { names, n })
  if (!is_same) return is_guest ? t('answer_done.events', { n }) : t('answer_done.noted_many', { names })
  if (after.status === 0) return t('answer_done.listed_events', { names, n })
  if (after.status === 1) return t('answer_done.asked_events', { names, n })
  const answer = t(severalWords(after.status, things > 1 || areMany(names)), { n })
  return is_guest ? answer : t('answer_done.noted', { names, answer })
}

function severalWords(status: Values['status'], areSeveral: boolean) {
  if (status === 3) return 'answer_done.cannot_events'
  if (status === 4) return 'answer_done.maybe_events'
  return areSeveral ? 'answer_done.are_coming_events' : 'answer_done.coming_events'
}

/** Those who answered did not all answer the same. */
function isMixed({ things, coming, cannot }: Part): boolean {
  return coming > 0 && cannot > 0 && things > 1
}

function mixed({ coming, cannot }: Part, names: string, is_guest: boolean): string {
  return is_guest ? t('answer_done.mixed', { coming, cannot }) : t('answer_done.noted_many', { names })
}

function changed(after: Values, before: Values | null, names: string, is_guest: boolean): string {
  if (!is_guest) return t('answer_done.changed', { names })
  return after.meal && after.meal !== before?.meal ? t('answer_done.only_meal', { meal: dish(after.meal) }) : t('answer_done.answered')
}

function statusWords({ things }: Part, { status }: Values, event: string | null, names: string): string {
  if (status === 3) return event ? t('answer_done.cannot_to', { event }) : t('answer_done.cannot')
  if (status === 4) return event ? t('answer_done.maybe_to', { event }) : t('answer_done.maybe')
  if (things > 1 || areMany(names)) return event ? t('answer_done.are_coming_to', { event }) : t('answer_done.are_coming')
  return event ? t('answer_done.coming_to', { event }) : t('answer_done.coming')
}

function withMeal(answer: string, { status, meal }: Values): string {
  return status === 2 && meal ? t('answer_done.meal', { answer, meal: dish(meal) }) : answer
}

/** A dish in the middle of a sentence: `Fish` is the fish, `BBQ` stays. */
function dish(meal: string): string {
  return /^\p{Lu}\p{Ll}/u.test(meal) ? meal[0]!.toLowerCase() + meal.slice(1) : meal
}
