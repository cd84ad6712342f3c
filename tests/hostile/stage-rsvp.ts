import { ofWebsite } from './stage-website.ts'
import { hashCode } from '#features/guests/rsvp-settings/code-rows.server.ts'
import { newCode } from '#features/guests/rsvp-settings/rsvp-code.ts'
import type { Person } from '#tests/world.ts'
import type { World } from './stage.ts'
import { pictured } from './stage-files.ts'
import { type Known, leftOut } from './valid-inputs.ts'

type Special = (world: World, couple: Person, nth: number) => Promise<Known> | Known

/** What calls of guests need, and those of the couple about them. */
export const rsvpSpecials: Record<string, Special> = {
  ...ofWebsite,
  'rsvp.find': carded,
  'rsvp.sendLink': carded,
  'rsvp.get': invited,
  'rsvp.answer': invited,
  'rsvp.erase': invited,
  'rsvp.reply': () => ({ invite_id: leftOut }),
  'rsvp_settings.update': async (...at) => ({
    contact_email: 'hello@example.com',
    questions: [{ kind: 'text', label: 'A song?' }],
    ...(await pictured(...at)),
  }),
  'rsvp_settings.newCodes': ofHousehold,
  'rsvp_settings.endCodes': ofHousehold,
}

async function ofHousehold(world: World, couple: Person): Promise<Known> {
  return { household_ids: [await householdOf(world, couple)], guest_ids: leftOut }
}

async function householdOf({ db }: World, { id: user_id }: Person): Promise<number> {
  return (await db.insertInto('households').values({ user_id }).returning('id').executeTakeFirstOrThrow()).id
}

/** A guest with an invite, and an event that asks them. */
async function invited({ db }: World, { id: user_id }: Person, nth: number): Promise<Known> {
  // Words to a couple go to an address that they confirmed.
  await db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', user_id).execute()
  const invite_id = `hostile-invite-${user_id}-${nth}-${crypto.randomUUID()}`
  const guest = await db.insertInto('guests').values({ user_id, firstname: 'Grace', invite_id }).returning('id').executeTakeFirstOrThrow()
  const event = { user_id, name: 'Dinner', taxonomy_event_id: 900_000 + nth }
  const { id: event_id } = await db.insertInto('guest_wedding_events').values(event).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('guest_answers').values({ user_id, guest_id: guest.id, event_id }).execute()
  return {
    invite_id,
    guest: { city: 'Napa' },
    guests: [{ id: guest.id }],
    replies: [{ guest_id: guest.id, event_id, status: 2 }],
    answers: [],
  }
}

/** A household's card, and the address of somebody in it. */
async function carded(world: World, couple: Person, nth: number): Promise<Known> {
  const { db } = world
  const household_id = await householdOf(world, couple)
  const email = `carded${couple.id}n${nth}@example.com`
  await db.insertInto('guests').values({ user_id: couple.id, firstname: 'Grace', email, household_id }).execute()
  const code = newCode()
  await db
    .insertInto('rsvp_codes')
    .values({ user_id: couple.id, household_id, hash: hashCode(couple.id, code) })
    .execute()
  const { username } = await db.selectFrom('users').where('id', '=', couple.id).select('username').executeTakeFirstOrThrow()
  return { username, code, email }
}
