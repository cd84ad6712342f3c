import { sql } from 'kysely'
import type { Person } from '#tests/world.ts'
import type { Special, World } from './stage.ts'
import { pictured } from './stage-files.ts'
import { free } from './stage-vendors.ts'
import type { Known } from './valid-inputs.ts'

export const ofBrochures: Record<string, Special> = { 'vendor_profile.brochure': brochureOf }

/** A file that a business offers to everybody. */
async function brochureOf(world: World, couple: Person, nth: number): Promise<Known> {
  const content_id = await free(world, couple, nth)
  const file_id = (await pictured(world, couple, nth))['picture_id']
  await sql`insert into file_uses (user_id, kind, thing_id, file_id, seen_by)
    values (${couple.id}, 'vendor_brochure', ${content_id}, ${file_id}, 'everybody')`.execute(world.db)
  return { slug: `business-${couple.id}-${nth}`, file_id }
}
