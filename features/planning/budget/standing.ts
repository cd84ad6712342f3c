export type Standing = 'paid' | 'late' | 'soon' | 'promised' | 'planned'

interface Known {
  isPaid: boolean
  isPromised: boolean
  due_date: string | null
}

/** How something that is to be paid stands on a day; soon is within thirty. */
export function standingOf({ isPaid, isPromised, due_date }: Known, today: string): Standing {
  if (isPaid) return 'paid'
  if (due_date !== null && due_date < today) return 'late'
  if (due_date !== null && due_date <= inThirty(today)) return 'soon'
  return isPromised ? 'promised' : 'planned'
}

function inThirty(day: string): string {
  const then = new Date(`${day}T00:00:00Z`)
  then.setUTCDate(then.getUTCDate() + 30)
  return then.toISOString().slice(0, 10)
}
