import { setImmediate } from 'node:timers/promises'
import { todayIn } from '#features/account/sign-in/today.ts'
import { type Steps, TooLong } from './bounded-rule.ts'
import { eventsIn, isWholeCalendar } from './calendar-lines.ts'
import { daysTaken, shifted } from './event-times.ts'
import { type Engagement, occurrencesOf, readEvent } from './events.ts'

/** What is kept of a calendar: how many events are on a day, never whose. */
export interface DaysRead {
  days: { day: string; booked: number; held: number }[]
  /** So many events nobody could read. */
  unread: number
}

interface Place {
  time_zone: string
  /** Who we are in the names of the events that we write ourselves. */
  host: string
  now?: Date
}

/** Two years ahead. */
const ahead = 731 * 86_400_000
const mostEvents = 20_000
/** Through all rules, and through one; a daily one of thirty years takes eleven thousand. */
const mostSteps = 100_000
const mostOfOne = 15_000

/** Reads a calendar, and others are served between the events; a word of what is wrong where it can't be. */
export async function daysRead(text: string, { time_zone, host, now = new Date() }: Place): Promise<DaysRead | 'kind' | 'long'> {
  if (!isWholeCalendar(text)) return 'kind'
  const today = todayIn(time_zone, now)
  const within = [today, shifted(today, ahead)] as const
  const { engagements, unread } = await engagementsIn(text, time_zone, host)
  if (engagements.length + unread > mostEvents) return 'long'
  const days = new Map<string, { day: string; booked: number; held: number }>()
  let [left, paused, skipped] = [mostSteps, mostSteps, 0]
  for (const [nth, engagement] of engagements.entries()) {
    if (nth % 100 === 99 || paused - left > 2_000) {
      paused = left
      await setImmediate()
    }
    const steps: Steps = { left: Math.min(left, mostOfOne) }
    const before = steps.left
    try {
      for (const when of occurrencesOf(engagement, shifted(within[1], 86_400_000), steps))
        for (const day of daysTaken(when, engagement.length, time_zone, within)) {
          const kept = days.get(day) ?? { day, booked: 0, held: 0 }
          kept[engagement.standing] += 1
          days.set(day, kept)
        }
    } catch (error) {
      if (error instanceof TooLong && left <= mostOfOne) return 'long'
      skipped += 1
    }
    left -= before - Math.max(0, steps.left)
  }
  return { days: [...days.values()], unread: unread + skipped }
}

/** What stands in for one time of a row takes it out of the row; what we wrote ourselves is no engagement. */
async function engagementsIn(text: string, zone: string, host: string): Promise<{ engagements: Engagement[]; unread: number }> {
  const engagements: Engagement[] = []
  const instead = new Map<string, string[]>()
  let [unread, nth] = [0, 0]
  for (const lines of eventsIn(text)) {
    if (++nth % 100 === 0) await setImmediate()
    if (nth > mostEvents) break
    try {
      const { standing, ...event } = readEvent(lines, zone)
      if (isOurs(event.uid, host)) continue
      if (event.instead !== undefined) instead.set(event.uid, [...(instead.get(event.uid) ?? []), event.instead])
      if (standing) engagements.push({ ...event, standing })
    } catch {
      unread += 1
    }
  }
  if (nth > mostEvents) unread = mostEvents + 1
  for (const { uid, instead: one, except } of engagements) if (one === undefined) for (const key of instead.get(uid) ?? []) except.add(key)
  return { engagements, unread }
}

function isOurs(uid: string, host: string): boolean {
  return uid.startsWith('vendor-') && uid.endsWith(`@${host}`)
}
