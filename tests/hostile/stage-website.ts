import { type Person, quickPasswords } from '#tests/world.ts'
import { pictured } from './stage-files.ts'
import type { World } from './stage.ts'
import { type Known, leftOut } from './valid-inputs.ts'

type At = [World, Person, number]

/** A website of one section, so that no try finds it full; with an address that is nobody else's. */
async function withWebsite(...at: At): Promise<Known> {
  const [{ db }, { id: user_id }, nth] = at
  await db.deleteFrom('website_sections').where('user_id', '=', user_id).execute()
  await db
    .insertInto('websites')
    .values({ user_id, is_published: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .insertInto('website_sections')
    .values({ user_id, kind: 'story', title: 'Half a loaf', entries: '[]', translations: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { address } = await db.selectFrom('websites').where('user_id', '=', user_id).select('address').executeTakeFirstOrThrow()
  return { ...(await pictured(...at)), id, ids: [id], event_ids: [], address, of: nth, language: 'sv', viewed_as: leftOut }
}

/** As a couple saves it: at an address of its own. */
async function saved(...at: At): Promise<Known> {
  const [, { id }, nth] = at
  return { ...(await withWebsite(...at)), address: `ada-${id}-${nth}` }
}

/** With a guest who has a link. */
async function withGuest(...at: At): Promise<Known> {
  const [{ db }, { id: user_id }, nth] = at
  const invite_id = `website-${user_id}-${nth}`
  await db
    .insertInto('guests')
    .values({ user_id, firstname: 'Tom', invite_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { ...(await withWebsite(...at)), invite_id }
}

/** The word is what the tests know. */
async function withWord(...at: At): Promise<Known> {
  const [{ db }, { id: user_id }] = at
  const known = await withWebsite(...at)
  const password_hash = await quickPasswords.hash('half a loaf')
  await db
    .insertInto('website_keys')
    .values({ user_id, password_hash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password_hash }))
    .execute()
  await db.updateTable('websites').set({ opens_to: 'password' }).where('user_id', '=', user_id).execute()
  return { ...known, password: 'half a loaf' }
}

export const ofWebsite = {
  'website.save': saved,
  'website.setPassword': withWebsite,
  'website.order': withWebsite,
  'website.addSection': withWebsite,
  'website.changeSection': withWebsite,
  'website.removeSection': withWebsite,
  'website_page.get': withWebsite,
  'website_page.enter': withWord,
  'website_page.come': withGuest,
  'website_page.read': withWebsite,
}
