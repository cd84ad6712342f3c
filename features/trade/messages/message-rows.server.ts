import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Message } from './contract.ts'
import type { Place } from './rows.server.ts'
import type { MessageKind, Side } from './sides.ts'

export interface Said {
  author_id: number
  kind?: MessageKind
  words: string
  client_id?: string | undefined
}

/** Writes a message; undefined when the conversation takes none any more, or it stands there by that name. */
export async function insertMessage(
  db: Db,
  { user_id, id, side }: Place,
  { author_id, kind = 'words', words, client_id }: Said,
): Promise<Message | undefined> {
  const { rows } = await sql<Message>`
    with added as (
      insert into messages (user_id, conversation_id, side, author_id, kind, words, client_id)
      select user_id, id, ${side}, ${author_id}::bigint, ${kind}, ${words}, ${client_id ?? null}::uuid from conversations
      where user_id = ${user_id} and id = ${id} and is_open and blocked_by is null for no key update
      on conflict (author_id, client_id) where client_id is not null do nothing
      returning id, side, kind, author_id, words, created_at)
    select added.id, side, kind, coalesce(firstname, '') as author, true as is_own, words, null as quote, null as file, added.created_at
    from added left join users on users.id = author_id`.execute(db)
  return rows[0]
}

/** What somebody wrote in this conversation under a name of their own, however it stands with it by now. */
export async function findSent(
  db: Db,
  { user_id, id, side }: Place,
  { author_id, client_id }: Pick<Said, 'author_id' | 'client_id'>,
): Promise<Message | undefined> {
  if (client_id === undefined) return undefined
  const { rows } = await sql<Message>`
    select messages.id, side, kind, firstname as author, true as is_own, words, null as quote, null as file, messages.created_at
    from messages join users on users.id = author_id where messages.user_id = ${user_id} and conversation_id = ${id} and side = ${side}
      and author_id = ${author_id} and client_id = ${client_id}`.execute(db)
  return rows[0]
}

/** Never back to an earlier one; what was said of it in the panel is read with it. */
export async function markRead(db: Db, { user_id, id, side }: Place, up_to: number): Promise<void> {
  const read = readColumn(side)
  await sql`update conversations set ${read} = least(${up_to}::bigint, last_id)
    where user_id = ${user_id} and id = ${id} and ${read} < least(${up_to}::bigint, last_id)`.execute(db)
}

export async function block(db: Db, { user_id, id, side }: Place, isBlocked: boolean): Promise<void> {
  await db
    .updateTable('conversations')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('blocked_by', 'is', null), eb('blocked_by', '=', side)]))
    .set({ blocked_by: isBlocked ? side : null })
    .execute()
}

/** Ends what was asked of a vendor; the database says so in the conversation. */
export async function letGo(db: Db, { user_id, content_id }: Place): Promise<void> {
  await db
    .updateTable('enquiries')
    .where('user_id', '=', user_id)
    .where('content_id', '=', content_id)
    .where('closed_at', 'is', null)
    .set({ closed_at: sql`now()` })
    .execute()
}

interface Told {
  user_ids: number[]
  /** Of the side that is told. */
  to: Side
  /** Who wrote: the vendor's name, or the first name of who asked. */
  name: string
  title: string
  /** Where a business gets its letters that nobody acts for yet. */
  contact_email: string | null
}

/** Who is to be told of a message of this side. */
export async function findTold(db: Db, { user_id, content_id, side }: Place): Promise<Told> {
  const to = side === 'couple' ? 'vendor' : 'couple'
  const { rows } = await sql<Omit<Told, 'to'>>`
    select case when ${to} = 'vendor' then array(select user_id from vendor_members members where members.content_id = content.id order by 1)
        else array(select users.id union select member_id from user_posses where user_id = users.id and role = 'partner' and accepted_at is not null order by 1)
      end as user_ids,
      case when ${to} = 'vendor' then users.firstname else content.title end as name, content.title, fields ->> 'contact_email' as contact_email
    from content, users where content.id = ${content_id} and users.id = ${user_id}`.execute(db)
  return { ...rows[0]!, to }
}

/** What a panel said of a conversation that is open before somebody is read. */
export async function readNotices(db: Db, user_id: number, url: string): Promise<void> {
  await db
    .updateTable('notifications')
    .where('user_id', '=', user_id)
    .where('kind', '=', 'message')
    .where('read_at', 'is', null)
    .where(sql`params ->> 'url'`, '=', url)
    .set({ read_at: sql`now()` })
    .execute()
}

function readColumn(side: Side) {
  return side === 'couple' ? sql.ref('couple_read_id') : sql.ref('vendor_read_id')
}
