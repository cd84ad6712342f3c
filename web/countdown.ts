/** What the operator says of the countdown. */
export interface CountdownConfig {
  enabled: boolean
  expiry: string
  /** How many days a full battery stands for. */
  batteryDays: number
  link: string
  text: string
}

/** When it ends, in milliseconds; undefined when it is off, or when nobody can tell. */
export function endOf({ enabled, expiry }: CountdownConfig): number | undefined {
  const end = momentOf(expiry)
  return enabled && !Number.isNaN(end) ? end : undefined
}

export function isOver(end: number): boolean {
  return end <= Date.now()
}

/** Reads `2025-01-20T23:59:59 -0800` too, which only some browsers and machines do; NaN for what is no moment, or has no zone. */
function momentOf(text: string): number {
  const [, day, time, sign, hours, minutes] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)\s*(?:Z|([+-])(\d\d):?(\d\d))$/.exec(text.trim()) ?? []
  return Date.parse(`${day}T${time}${sign ? `${sign}${hours}:${minutes}` : 'Z'}`)
}

/** Days left, of those a full battery stands for, in percent. */
export function batteryLevel(milliseconds: number, batteryDays: number): number {
  return Math.min(100, (milliseconds / 86_400_000 / batteryDays) * 100)
}

/** Such as `37 days 04:16:22`. */
export function timeWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const days = Math.floor(seconds / 86_400)
  const clock = [seconds / 3_600, seconds / 60, seconds].map((part, place) =>
    String(Math.floor(part) % (place === 0 ? 24 : 60)).padStart(2, '0'),
  )
  return `${days > 0 ? `${days} ${days === 1 ? 'day' : 'days'} ` : ''}${clock.join(':')}`
}
