import type { Person } from '#tests/world.ts'
import type { World } from './stage.ts'

/** Two terms that an operator added, and the change by which the first came. */
async function added({ db }: World, { id: couple }: Person, nth: number, taxonomy = 'religions') {
  const term = (name: string) => ({
    taxonomy,
    term: `${name}-${couple}-${nth}`,
    own_title: `${name} ${couple} ${nth}`,
    own_position: nth,
  })
  const rows = await db
    .insertInto('content_term_titles')
    .values(
      [term('one'), term('other')].map((one) => ({ ...one, shipped_title: null, shipped_position: null, merged_into: null, url: null })),
    )
    .returning(['id', 'title'])
    .execute()
  const [one, other] = rows
  return { id: one!.id, into: other!.id, was: one!.title, title: `New ${couple} ${nth}`, is_hidden: true }
}

async function change(world: World, couple: Person, nth: number) {
  await added(world, couple, nth)
  const told = {
    taxonomy: 'religions',
    term: `one-${couple.id}-${nth}`,
    kind: 'shown',
    was: 'null',
    becomes: 'null',
    said_by: couple.id,
  } as const
  return world.db.insertInto('content_term_changes').values(told).returning('id').executeTakeFirstOrThrow()
}

/** An order has every one of them, so nobody else adds to these meanwhile. */
async function ordered(world: World, couple: Person, nth: number) {
  await added(world, couple, nth, 'seasons')
  const rows = await world.db.selectFrom('content_term_titles').where('taxonomy', '=', 'seasons').select('id').execute()
  return { taxonomy: 'seasons', ids: rows.map(({ id }) => id) }
}

export const ofTerms = {
  'terms.get': () => ({ taxonomy: 'religions' }),
  'terms.add': (_: World, { id }: Person, nth: number) => ({
    taxonomy: 'religions',
    title: `Added ${id} ${nth}`,
    slug: `added-${id}-${nth}`,
  }),
  'terms.rename': added,
  'terms.hide': added,
  'terms.merge': added,
  'terms.remove': added,
  'terms.order': ordered,
  'terms.takeBack': change,
}
