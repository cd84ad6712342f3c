import type { Card, Piece } from '../content/contract.ts'

/** A line of what a wedding cost: an amount in cents, or its share of a hundred where only the range was said. */
export interface CostLine {
  title: string
  amount?: number
  share?: number
  counts_by: 'guests' | 'wedding'
}

export interface Cost {
  total?: number
  wedding_budget_range?: string
  lines: CostLine[]
  left_out?: string
}

/** What the template of a real wedding holds. */
interface Wedding {
  spouse_1: { firstname: string; lastname: string }
  spouse_2: { firstname: string; lastname: string }
  wedding_month: string
  weekday: string
  wedding_guest_count: number
  location: { venue: string; city: string; state: string; country: string }
  cost?: Cost
  weather_plan: string
  access: string
  timeline: { at: string; what: string }[]
  again: string[]
  never_again: string[]
  photographer?: string
  vendors: { role: string; vendor?: string; name?: string }[]
}

/** The fields of a piece that is a real wedding; they were checked when it was kept. */
export function weddingOf({ fields }: Pick<Piece | Card, 'fields'>): Wedding {
  return fields as unknown as Wedding
}
