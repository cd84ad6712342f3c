import type { GuestPage } from './contract.ts'

type Count = Pick<GuestPage['guest_wedding_event_counts'][number], 'heads' | 'meals'>

/** What the caterer asks, the commonest dinner first. Every head has one, or nobody said; where no dinner was chosen at all none is asked. */
export function dinnerSums({ heads, meals }: Count): { dinners: Count['meals']; unsaid: number } {
  const chosen = meals.reduce((sum, { guests }) => sum + guests, 0)
  return { dinners: meals.toSorted((one, other) => other.guests - one.guests), unsaid: chosen > 0 ? heads - chosen : 0 }
}

interface Said {
  plus_one_count: number
  meal: string
  plus_one_meals: readonly string[]
}

/** The dinners of a guest and of whom they bring, a dash, or what says so, for whoever did not; none where nobody did. */
export function dinnersSaid({ plus_one_count, meal, plus_one_meals }: Said, unsaid = '–'): string[] {
  const all = [meal, ...Array.from({ length: plus_one_count }, (_, nth) => plus_one_meals[nth] ?? '')]
  return all.some((dinner) => dinner !== '') ? all.map((dinner) => dinner || unsaid) : []
}
