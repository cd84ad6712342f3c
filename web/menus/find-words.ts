interface About {
  about: string
  day: string | null
  couple: string
}

/** What tells it from others of its name, in a few words. */
export function aboutOf({ about, day, couple }: About): string {
  return [about, day && dayWords(day), couple].filter(Boolean).join(', ')
}

/** What each kind is called, one of it and many. */
export const kindWords = {
  guest: { one: 'found.guest', many: 'found.guests' },
  task: { one: 'found.task', many: 'found.tasks' },
  event: { one: 'found.event', many: 'found.events' },
  helper: { one: 'found.helper', many: 'found.helpers' },
} as const

function dayWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
