import type { Generated, JSONColumnType } from 'kysely'

export interface VendorEntries {
  user_id: number
  id: Generated<number>
  user_vendor_id: number | null
  guest_wedding_event_id: number | null
  kind: Generated<'call' | 'meeting' | 'note'>
  words: Generated<string>
  day: string | null
  item_id: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface VendorFiles {
  user_id: number
  id: Generated<number>
  user_vendor_id: number | null
  guest_wedding_event_id: number | null
  /** Of a later version. */
  first_id: number | null
  file_id: number | null
  name: Generated<string>
  kind: Generated<'contract' | 'certificate' | 'quote' | 'invoice' | 'other'>
  ends_on: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface UserVendorSettings {
  user_id: number
  services: string[] | null
}

export interface UserVendors {
  user_id: number
  id: Generated<number>
  guest_wedding_event_id: number | null
  vendor_id: number | null
  name: string
  taxonomy: Generated<string>
  status: Generated<'considering' | 'contacted' | 'quoted' | 'hired' | 'declined' | 'cancelled'>
  cancelled_by: 'couple' | 'vendor' | null
  cancelled_on: string | null
  hired_on: string | null
  turn: 'couple' | 'vendor' | null
  next_step: Generated<string>
  next_on: string | null
  price: number | null
  deposit: number | null
  deposit_state: Generated<'unknown' | 'refundable' | 'transferable' | 'lost'>
  deposit_until: string | null
  cost_id: number | null
  vendor_meals: Generated<number>
  contact_name: Generated<string>
  email: Generated<string>
  phone: Generated<string>
  instagram: Generated<string>
  website: Generated<string>
  rating: number | null
  notes: Generated<string>
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

export interface UserQuotes {
  user_id: number
  id: Generated<number>
  user_vendor_id: Generated<number>
  guest_wedding_event_id: number | null
  number: Generated<number>
  name: Generated<string>
  terms: JSONColumnType<object, object | undefined, object>
  is_sent: Generated<boolean>
  accepted_at: string | null
  accepted_heads: JSONColumnType<object> | null
  accepted_total: number | null
  counted_at: string | null
  counted_heads: JSONColumnType<object> | null
  counted_total: number | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}
