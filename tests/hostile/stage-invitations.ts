import { sql } from 'kysely'
import { hashToken } from '#server/session.ts'
import type { Person } from '#tests/world.ts'
import type { Special, World } from './stage.ts'
import { submission } from './stage-submissions.ts'
import { free, held } from './stage-vendors.ts'
import type { Known } from './valid-inputs.ts'

/** Acts for a business, and has confirmed their own address. */
async function confirmedHeld(world: World, couple: Person, nth: number): Promise<Known> {
  await world.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', couple.id).execute()
  return held(world, couple, nth)
}

/** A letter from one business to another that is not here. */
async function written(world: World, couple: Person, nth: number): Promise<Known> {
  const asker_id = await free(world, couple, nth)
  const token = `inviting-${couple.id}-${nth}`
  const hash = (text: string) => hashToken(`${text}-${couple.id}-${nth}`)
  const row = { asker_id, name: 'Marigold Row', address_hash: hash('row'), link_hash: hashToken(token) }
  await world.db
    .insertInto('business_invitations')
    .values({ ...row, author_id: null, submission_id: null, sent_at: null, taken_by: null, taken_at: null })
    .execute()
  return { token }
}

export const ofInvitations: Record<string, Special> = {
  'business_invitations.list': held,
  'business_invitations.ask': async (...at) => ({
    ...(await confirmedHeld(...at)),
    name: 'Marigold Row',
    email: `row${at[1].id}n${at[2]}@example.com`,
  }),
  'business_invitations.link': written,
  'business_invitations.accept': written,
  'business_invitations.leave': written,
  'business_invitations.askCredited': async (world: World, couple: Person, nth: number) => {
    const { id } = await submission(world, couple, nth)
    await world.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', couple.id).execute()
    await sql`update submissions set taxonomy = jsonb_set(taxonomy, '{vendors}', '[{"service": "caterers", "name": "Marigold Row", "note": ""}]')
      where id = ${id}`.execute(world.db)
    return { id, name: 'Marigold Row', email: `row${couple.id}n${nth}@example.com` }
  },
}
