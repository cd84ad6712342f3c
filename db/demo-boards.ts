import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** What June and Theo keep: of the magazine by piece and picture, the last first, and a note each. */
const boards: {
  name: string
  notes: string
  event?: string
  note?: string
  items: readonly (readonly [slug: string, picture?: string])[]
}[] = [
  {
    name: 'Paper',
    notes: '',
    items: [['the-library-closed-at-six'], ['a-box-for-cards-with-a-lock'], ['letterbird-press']],
  },
  {
    name: 'Supper under the oaks',
    notes: 'Ninety at one table, and lamps in the trees.',
    event: 'The wedding',
    note: 'No chargers. No chair covers. Candles at three heights.',
    items: [
      ['fern-and-fable'],
      ['a-supper-for-ninety-under-the-oaks', 'cake'],
      ['a-supper-for-ninety-under-the-oaks', 'supper'],
      ['odile-marsh'],
      ['a-supper-for-ninety-under-the-oaks', 'lamps'],
      ['a-supper-for-ninety-under-the-oaks', 'bouquet'],
      ['a-supper-for-ninety-under-the-oaks', 'walk'],
      ['a-supper-for-ninety-under-the-oaks', 'table'],
    ],
  },
]
const loved = [['a-supper-for-ninety-under-the-oaks'], ['fern-and-fable'], ['what-a-wedding-costs']] as const

/** Boards of the couple; of pieces that this magazine does not have nothing is kept. */
export async function insertBoards(db: Db, user_id: number, events: ReadonlyMap<string, number>): Promise<void> {
  const own = await db
    .selectFrom('boards')
    .where('user_id', '=', user_id)
    .where('slug', '=', 'loved')
    .select('id')
    .executeTakeFirstOrThrow()
  for (const [slug] of loved) await keep(db, user_id, own.id, slug)
  for (const { name, notes, event, note, items } of boards) {
    const guest_wedding_event_id = event === undefined ? null : (events.get(event) ?? null)
    const board = await db
      .insertInto('boards')
      .values({ user_id, name, notes, guest_wedding_event_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [slug, picture] of items) await keep(db, user_id, board.id, slug, picture)
    if (note) await db.insertInto('board_items').values({ user_id, board_id: board.id, notes: note }).execute()
  }
  await sql`update users set saved_ideas_setup_at = first_steps_at where id = ${user_id}`.execute(db)
}

async function keep(db: Db, user_id: number, board_id: number, slug: string, picture?: string): Promise<void> {
  const of = picture === undefined ? sql`picture.id is null` : sql`picture.name = ${picture}`
  await sql`
    insert into board_items (user_id, board_id, content_type, content_id, slug, title)
    select ${user_id}, ${board_id}, case when picture.id is null then content.type else 'wedding-inspiration' end,
      coalesce(picture.id, content.id), coalesce(picture.name, content.slug), content.title
    from content left join content_pictures picture on picture.content_id = content.id and picture.name = ${picture ?? null}::text
    where content.slug = ${slug} and ${of} on conflict do nothing`.execute(db)
}

/** What June and Theo say of their supper to Fern & Fable, who have looked at it: what must be, what they like, and what not. */
const said = [
  { slug: 'lamps', mark: 'must', pinned: [{ x: 50, y: 34, words: 'This low over the table, all along it.' }] },
  { slug: 'table', mark: 'like', pinned: [] },
  { slug: 'cake', mark: 'not', pinned: [] },
] as const

/** Their board of the supper, shown to the one florist by a link that nobody else was given. */
export async function insertSharedBoard(db: Db, user_id: number): Promise<void> {
  const board_id = sql`(select id from boards where user_id = ${user_id} and name = 'Supper under the oaks')`
  for (const { slug, mark, pinned } of said)
    await sql`update board_items set mark = ${mark}, pinned = ${JSON.stringify(pinned)}::jsonb
      where user_id = ${user_id} and board_id = ${board_id} and slug = ${slug}`.execute(db)
  await sql`insert into board_shares (user_id, board_id, user_vendor_id, way, hash, created_at, opened_at)
    select user_id, ${board_id}, id, 'link', ${randomBytes(32)}, now() - interval '5 days', now() - interval '2 days'
    from user_vendors where user_id = ${user_id} and name = 'Fern & Fable'`.execute(db)
}
