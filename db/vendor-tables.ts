import type { ColumnType, Generated } from 'kysely'

/** What filters, the order and enquiries ask of a vendor; a trigger keeps it, see db/migrations/0069_vendors.sql. */
export interface Vendors {
  content_id: number
  service: string
  city: string
  state: string
  latitude: number
  longitude: number
  travels_miles: number
  price_from: number
  price_unit: string
  languages: string[]
  is_verified: boolean
  review_count: number
  star_sum: number
  capacity: number
  calendar_checked_on: string | null
  example_checked_days: number | null
  example_months: string[] | null
}

export interface VendorDays {
  content_id: number
  day: string
  booked: number
}

export interface Enquiries {
  id: Generated<number>
  user_id: number
  content_id: number
  service: string
  wedding_date: string | null
  place: string
  guests: number | null
  budget: number | null
  message: string
  contact_released_at: string | null
  answered_at: string | null
  closed_at: string | null
  created_at: Generated<string>
}

export interface EnquiryDrafts {
  hash: Buffer
  content_id: number
  said: ColumnType<unknown, string, string>
  created_at: Generated<string>
}
