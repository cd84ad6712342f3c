import { categories, type Category } from '../budget/categories.ts'
import { monthsBefore } from '../checklist/plan.ts'

/** What somebody may be hired for; `other` is no service that one looks for. */
export const services = categories.filter((one): one is Service => one !== 'other')

export type Service = Exclude<Category, 'other'>

/** Those that most weddings want, as long as neither the couple nor their budget says more. */
export const usualServices: readonly Service[] = [
  'venues',
  'caterers',
  'photographers',
  'florists',
  'bands',
  'bakers',
  'celebrants',
  'stationers',
  'transport',
]

/** How many months before the wedding they are usually hired. */
const months: Partial<Record<Service, number>> = {
  venues: 12,
  planners: 12,
  photographers: 10,
  videographers: 10,
  caterers: 9,
  'bar-services': 8,
  bands: 8,
  djs: 8,
  'bridal-shops': 8,
  florists: 6,
  celebrants: 6,
  rentals: 6,
  lighting: 6,
  hotels: 8,
  formalwear: 5,
  stationers: 6,
  bakers: 5,
  'hair-stylists': 5,
  'make-up-artists': 5,
}

export interface OpenService {
  service: Service
  /** Null as long as nobody knows the wedding's day. */
  hire_by: string | null
  is_late: boolean
}

interface Wanting {
  wanted: readonly string[]
  hired: readonly string[]
  /** The wedding's, or the first of its month. */
  date: string | null
  today: string
}

/** Wanted services less those that somebody is hired for, late ones first. */
export function openServices({ wanted, hired, date, today }: Wanting): OpenService[] {
  return services
    .filter((service) => wanted.includes(service) && !hired.includes(service))
    .toSorted((one, other) => (months[other] ?? 3) - (months[one] ?? 3))
    .map((service) => {
      const hire_by = date && monthsBefore(date, months[service] ?? 3)
      return { service, hire_by, is_late: hire_by !== null && hire_by < today }
    })
}
