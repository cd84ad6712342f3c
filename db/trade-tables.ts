import type { Generated } from 'kysely'

/** Who acts for which business of the directory; see db/migrations/0110_vendor_members.sql. */
export interface VendorMembers {
  user_id: number
  content_id: number
  role: Generated<'owner' | 'colleague'>
  since: Generated<string>
}
