import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { lines } from '#features/lines.server.ts'
import { rowsOf } from '#features/thing.server.ts'
import type { SavedItem } from './board-shapes.ts'
import type { ItemRow } from './shown-item.ts'
import { pin } from './things.server.ts'

const columns = ['id', 'board_id', 'guest_wedding_event_id', 'version', 'title', 'notes'] as const

export const pinRows = rowsOf<Pick<ItemRow, 'id' | 'board_id' | 'version' | 'title' | 'notes'> & { guest_wedding_event_id: number | null }>(
  pin,
  columns,
)

/** What may be read of the magazine today. */
const isShown = sql`(content.status = 'published' or (content.status = 'scheduled' and content.published_on <= current_date))`

/** Of the row `item`: the piece or the picture that it was saved from, as long as that is there. */
const piece = sql`
  select content.url, content.is_illustrated, picture.words, content.fields #> '{palette,colors}' as colors,
    case when content.type = 'real-wedding' then jsonb_build_object('guests', content.fields -> 'wedding_guest_count', 'lines', content.fields #> '{cost,lines}') end as cost
  from content
  left join lateral (select words from content_pictures where content_id = content.id order by position limit 1) picture on true
  where content.id = item.content_id and ${isShown}
  union all
  select '/image-viewer/' || picture.id, content.is_illustrated, picture.words, content.fields #> '{palette,colors}', null
  from content_pictures picture join content on content.id = picture.content_id where picture.id = item.content_id and ${isShown}`

const shown = sql`item.id, item.board_id, item.content_id, item.title, item.notes, item.source_url, item.author, item.licence,
  case when file.ai ~* 'trainedAlgorithmicMedia' then file.ai else item.digital_source end as digital_source, item.mark, item.pinned,
  item.position, item.version, item.created_at, item.updated_at,
  coalesce(nullif(item.slug, ''), item.id::text) as slug, jsonb_build_object('slug', item.content_type) as content_type,
  piece.url, coalesce(piece.is_illustrated, false) as is_illustrated,
  case when piece.words is not null then jsonb_build_object('alt', coalesce(piece.words ->> 'alt', ''),
    'ratio', coalesce(piece.words ->> 'ratio', '3/2'), 'image', drawn_image(piece.words)) end as picture,
  coalesce((select jsonb_agg(jsonb_build_object('name', color ->> 'title', 'hex', color ->> 'color', 'share', null))
    from jsonb_array_elements(piece.colors) color), file.palette, '[]') as palette,
  piece.cost, (select wedding_guests from users where users.id = item.user_id) as heads,
  case when file.id is not null then jsonb_build_object('id', file.id, 'width', file.width, 'height', file.height, 'alt', file.alt) end as file`

/** What of a board_items row named `item` is beside it. */
const beside = sql`left join lateral (${piece}) piece on true
  left join files file on file.user_id = item.user_id and file.id = item.file_id and file.deleted_at is null and file.missing_since is null`

export interface PageOf {
  page: number
  per_page: number
  /** Real weddings and their pictures alone. */
  real?: boolean
}

// Those of the index by which they are counted, first.
const isOfWedding = sql`item.content_type in ('real-wedding', 'wedding-inspiration') and (item.content_type = 'real-wedding' or item.content_type = 'wedding-inspiration' and exists (select from content_pictures picture
  join content on content.id = picture.content_id where picture.id = item.content_id and content.type = 'real-wedding'))`

const within = (real = false) => (real ? isOfWedding : sql`true`)

/** What stands on a board, the newest first unless somebody said otherwise; whoever asks has seen the board. */
export async function findItems(db: Db, board_id: number, { page, per_page, real }: PageOf): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    with page as materialized (
      select user_id, id from board_items item
      where (item.user_id, item.board_id) = (select user_id, id from boards where id = ${board_id}) and ${within(real)}
      order by item.position desc, item.id desc limit ${per_page} offset ${(page - 1) * per_page}
    )
    select ${shown} from page join board_items item using (user_id, id) ${beside} order by item.position desc, item.id desc`.execute(db)
  return rows
}

/** How many of a board are of real weddings. */
export async function countReal(db: Db, board_id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from board_items item
    where (item.user_id, item.board_id) = (select user_id, id from boards where id = ${board_id}) and ${isOfWedding}`.execute(db)
  return rows[0]!.n
}

/** What stands on one board of a couple, for whoever is to make it so: what must be first, what is not meant last. */
export async function findShownItems(db: Db, of: { user_id: number; board_id: number }, { page, per_page }: PageOf): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${shown} from board_items item ${beside} where item.user_id = ${of.user_id} and item.board_id = ${of.board_id}
    order by array_position(array['must', 'like', '', 'not'], item.mark), item.position desc, item.id desc
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return rows
}

/** Of each board what is shown of it in a list: its cover, and the newest beside it. */
export async function findPreviews(db: Db, boards: readonly number[]): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${shown} from boards board
    join lateral (
      select * from board_items chosen where (chosen.user_id, chosen.board_id) = (board.user_id, board.id)
      order by chosen.id = board.cover_id desc nulls last, chosen.content_type = 'note', chosen.position desc limit 4
    ) item on true
    ${beside}
    where board.id = any(${boards}::bigint[])
    order by board.id, item.id = board.cover_id desc nulls last, item.content_type = 'note', item.position desc`.execute(db)
  return rows
}

export async function findThese(db: Db, wedding: Wedding, ids: readonly number[]): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${shown} from board_items item ${beside} where item.user_id = ${wedding.user_id} and item.id = any(${ids}::bigint[]) order by item.id`.execute(
    db,
  )
  return rows
}

/** What of the magazine is saved where, as far as that is within reach. */
export async function findSaved(db: Db, wedding: Wedding, events?: readonly number[]): Promise<SavedItem[]> {
  const on = events === undefined ? sql`true` : sql`boards.guest_wedding_event_id = any(${events}::bigint[])`
  const { rows } = await sql<SavedItem>`
    select item.content_id, min(item.slug) as slug, jsonb_build_object('slug', min(item.content_type)) as content_type,
      jsonb_agg(jsonb_build_object('id', item.id, 'board', boards.slug) order by item.id) as places
    from boards join board_items item on (item.user_id, item.board_id) = (boards.user_id, boards.id)
    where boards.user_id = ${wedding.user_id} and ${inReach(wedding)} and ${on} and item.content_id is not null
    group by item.content_id order by item.content_id`.execute(db)
  return rows
}

/** What the magazine has under an id, or a type and slug: a piece, or one of its pictures. */
export interface Found {
  content_id: number
  content_type: string
  slug: string
  title: string
}

export async function findContent(db: Db, of: { id: number } | { type: string; slug: string }): Promise<Found | undefined> {
  const meant = 'id' in of ? sql`content.id = ${of.id}` : sql`content.type = ${of.type} and content.slug = ${of.slug}`
  const picture = 'id' in of ? sql`picture.id = ${of.id}` : sql`false`
  const { rows } = await sql<Found>`
    select content.id as content_id, content.type as content_type, content.slug, content.title from content where ${meant} and ${isShown}
    union all
    select picture.id, 'wedding-inspiration', picture.name, content.title
    from content_pictures picture join content on content.id = picture.content_id where ${picture} and ${isShown}`.execute(db)
  return rows[0]
}

export interface NewItem extends Partial<Found> {
  content_type: string
  title: string
  notes?: string
  source_url?: string
  author?: string
  licence?: string
  digital_source?: string
  file_id?: number
}

/** Puts it on these boards; where the same piece stands already it stays as it is. Answers those that were added. */
export async function addItem(db: Db, wedding: Wedding, item: NewItem, boards: readonly number[], act: string): Promise<number[]> {
  const names = Object.keys(item)
  const given = sql.join(names.map((name) => sql.ref(name)))
  const values = sql.join(names.map((name) => sql.ref(`given.${name}`)))
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into board_items (user_id, board_id, ${given})
      select boards.user_id, boards.id, ${values}
      from boards, jsonb_populate_record(null::board_items, ${JSON.stringify(item)}::jsonb) given
      where boards.user_id = ${wedding.user_id} and boards.id = any(${boards}::bigint[]) and ${inReach(wedding)} order by boards.id
      on conflict (user_id, board_id, content_id) where content_id is not null do nothing returning *
    ),
    told as ${lines(wedding, { what: 'pin.add', of: 'added', event: sql`added.guest_wedding_event_id`, after: sql`jsonb_build_object('title', added.title)`, act })}
    select id from added order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of a piece on these boards. */
export async function findSame(db: Db, { user_id }: Wedding, content_id: number, boards: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from board_items where user_id = ${user_id} and content_id = ${content_id} and board_id = any(${boards}::bigint[])
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether the piece of an item stands on that board too. */
export async function standsOn(db: Db, { user_id }: Wedding, id: number, board_id: number): Promise<boolean> {
  const { rows } = await sql`select other.id from board_items item join board_items other using (user_id, content_id)
    where item.user_id = ${user_id} and item.id = ${id} and other.board_id = ${board_id}`.execute(db)
  return rows.length > 0
}

export async function itemsOn(db: Db, { user_id }: Wedding, board_id: number): Promise<number[]> {
  const found = await db.selectFrom('board_items').where('user_id', '=', user_id).where('board_id', '=', board_id).select('id').execute()
  return found.map(({ id }) => id)
}

/** Deals the places that these items hold out among them, in the order in which they are named. */
export async function reorder(db: Db, wedding: Wedding, ids: readonly number[], act: string): Promise<void> {
  await sql`
    with earlier as materialized (
      select id, position from board_items where user_id = ${wedding.user_id} and id = any(${ids}::bigint[]) and ${pinRows.reach(wedding)}
      order by id for update
    ),
    place as (select position, row_number() over (order by position desc, id desc) as nth from earlier),
    named as (select id, row_number() over (order by array_position(${ids}::bigint[], id)) as nth from earlier),
    edited as (
      update board_items item set position = place.position, updated_at = now()
      from named join place using (nth) join earlier using (id)
      where item.user_id = ${wedding.user_id} and item.id = named.id and earlier.position <> place.position
      returning item.id, guest_wedding_event_id, jsonb_build_object('position', earlier.position) as before,
        jsonb_build_object('position', item.position) as after
    ),
    told as ${lines(wedding, { what: 'pin.change', of: 'edited', event: sql`guest_wedding_event_id`, before: sql`before`, after: sql`after`, act })}
    select id from edited`.execute(db)
}

function inReach({ events }: Wedding): RawBuilder<unknown> {
  return events === 'all' ? sql`true` : sql`boards.guest_wedding_event_id = any(${events}::bigint[])`
}
