import { blank } from '#features/trade/submissions/blank.ts'
import { hashToken } from '#server/session.ts'
import { pictured, plantPictures, wedding } from '#tests/submitting.ts'
import type { Person } from '#tests/world.ts'
import type { World } from './stage.ts'
import { type Known, leftOut } from './valid-inputs.ts'

/** A wedding that nobody has touched yet, and a letter to one of the two; the only one, since an account sends in so many at most. */
export async function submission({ db }: World, { id: user_id, email }: Person, nth: number) {
  await db.deleteFrom('submissions').where('user_id', '=', user_id).execute()
  const said = {
    metas: JSON.stringify({ ...blank.metas, wedding_submitter_email: email }),
    taxonomy: JSON.stringify(blank.taxonomy),
    told: JSON.stringify(blank.told),
  }
  const values = { user_id, slug: `a-wedding-${nth}-${user_id}`, is_vendor: false, ...said }
  const row = await db.insertInto('submissions').values(values).returning(['id', 'slug']).executeTakeFirstOrThrow()
  const token = `right-${nth}-${user_id}`
  const right = { user_id, submission_id: row.id, kind: 'partner_2' as const, hash: hashToken(token) }
  await db.insertInto('submission_rights').values(right).execute()
  return { ...row, token }
}

const one = async (world: World, couple: Person, nth: number): Promise<Known> => {
  const { id } = await submission(world, couple, nth)
  return { id, version: leftOut, children: leftOut, metas: leftOut, taxonomy: leftOut, told: leftOut }
}

/** Somebody asked to write on it, too: a stranger to whoever asks for the link. */
const asked = async (world: World, couple: Person, nth: number) => {
  const { id } = await submission(world, couple, nth)
  const token = `writing-${nth}-${couple.id}`
  const values = { user_id: couple.id, submission_id: id, email: 'asked@example.com', link_hash: hashToken(token) }
  const author = await world.db.insertInto('submission_authors').values(values).returning('id').executeTakeFirstOrThrow()
  return { id, token, author_id: author.id }
}

const askedByAnother = async (world: World, _: Person, nth: number): Promise<Known> => ({
  token: (await asked(world, await world.couple(), nth)).token,
})

const linked = async (world: World, couple: Person, nth: number): Promise<Known> => ({
  token: (await submission(world, couple, nth)).token,
  name: 'Elin Abrams',
})

/** One that says all that it must. */
const told = async (world: World, couple: Person, nth: number): Promise<Known> => {
  const { id } = await submission(world, couple, nth)
  const { title, excerpt } = wedding
  const metas = { ...blank.metas, ...wedding.metas, wedding_submitter_email: couple.email }
  const whole = {
    metas: JSON.stringify(metas),
    taxonomy: JSON.stringify({ ...blank.taxonomy, ...wedding.taxonomy }),
    told: JSON.stringify({ ...blank.told, ...wedding.told }),
  }
  await world.db
    .updateTable('submissions')
    .set({ title, excerpt, ...whole })
    .where('id', '=', id)
    .execute()
  const files = await plantPictures(world.db, couple, 12)
  const pictures = pictured(files).map(({ id: file_id, ...said }, position) => ({
    user_id: couple.id,
    submission_id: id,
    file_id,
    position,
    ...said,
  }))
  await world.db.insertInto('submission_pictures').values(pictures).execute()
  return { id }
}

/** One that waits for an operator’s answer: whoever must say yes has, and the last yes hands it on. */
const waiting = async ({ db, ...world }: World, couple: Person, nth: number): Promise<Known> => {
  const { id } = await submission({ db, ...world }, couple, nth)
  const signed = { user_id: couple.id, submission_id: id, signed_at: new Date().toISOString() }
  await db
    .insertInto('submission_rights')
    .values([
      { ...signed, kind: 'licence' },
      { ...signed, kind: 'partner_1' },
    ])
    .execute()
  await db.updateTable('submissions').set({ state: 'rights_missing' }).where('id', '=', id).execute()
  await db.updateTable('submission_rights').set({ signed_at: signed.signed_at }).where('submission_id', '=', id).execute()
  const { version } = await db.selectFrom('submissions').where('id', '=', id).select('version').executeTakeFirstOrThrow()
  return { id, version, answer: 'decline', reason: 'Too much like the last one.', asks: leftOut, publish_on: leftOut }
}

export const ofSubmissions = {
  'submissions.create': () => ({ children: leftOut, metas: leftOut, taxonomy: leftOut, told: leftOut, as_vendor: leftOut }),
  'submissions.update': one,
  'submissions.list': (_: World, { id }: Person) => ({ user_id: id }),
  'submissions.get': async (world: World, couple: Person, nth: number) => ({ slug: (await submission(world, couple, nth)).slug }),
  'submissions.send': told,
  'submissions.withdraw': one,
  'review.answer': waiting,
  'submission_rights.ask': async (world: World, couple: Person, nth: number) => ({
    ...(await one(world, couple, nth)),
    kind: 'licence',
    name: 'Odile Marsh',
    email: `odile${nth}@example.com`,
  }),
  'submission_rights.give': async (world: World, couple: Person, nth: number) => ({
    ...(await one(world, couple, nth)),
    kind: 'licence',
    name: 'Mara Quist',
  }),
  'submission_authors.ask': async (world: World, couple: Person, nth: number) => ({
    ...(await one(world, couple, nth)),
    email: `somebody${nth}@example.com`,
  }),
  'submission_authors.remove': async (world: World, couple: Person, nth: number) => {
    const { id, author_id } = await asked(world, couple, nth)
    return { id, author_id }
  },
  'submission_authors.link': askedByAnother,
  'submission_authors.accept': askedByAnother,
  'submission_rights.get': linked,
  'submission_rights.sign': linked,
  'submission_rights.withdraw': linked,
}
