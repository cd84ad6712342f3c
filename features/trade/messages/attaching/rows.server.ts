import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { findSeen } from '#features/files/uploads/rows.server.ts'
import { attach, handOver } from '#features/files/uploads/use-rows.server.ts'
import type { Place } from '../rows.server.ts'
import type { FileKind } from '../sides.ts'
import type { FoundFile } from './sent-file.ts'

interface Sent {
  author_id: number
  file_id: number
  kind: FileKind
  ends_on: string | null
  first_id: number | null
  words: string
}

/** The first version of a file that was sent in this conversation; undefined of any other message. */
export async function findFirst(db: Db, { user_id, id }: Place, message_id: number): Promise<number | undefined> {
  const { rows } = await sql<{ first: number }>`select coalesce(first_id, id) as first from messages
    where user_id = ${user_id} and conversation_id = ${id} and id = ${message_id} and kind = 'file'`.execute(db)
  return rows[0]?.first
}

/** The same that was sent already: who presses twice sends once. */
export async function findSame(
  db: Db,
  { user_id, id, side }: Place,
  { file_id, kind, ends_on }: Sent,
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{
    id: number
  }>`select id from messages where user_id = ${user_id} and conversation_id = ${id} and side = ${side}
    and file_id = ${file_id} and file_kind = ${kind} and ends_on is not distinct from ${ends_on}::date order by id desc limit 1`.execute(db)
  return rows[0]
}

/**
 * What it is called, and its number, once it is of the conversation: one that whoever acts brought, one of the couple's that they see, or
 * one that both have here already. Undefined of every other, so that nobody reads by a number what others keep.
 */
export async function giveFile(
  db: Db,
  { user_id, id, side }: Place,
  { author_id, file_id }: Pick<Sent, 'author_id' | 'file_id'>,
): Promise<{ file_id: number; name: string } | undefined> {
  const given = await handOver(db, { user_id, actor_id: author_id }, file_id, author_id)
  const { rows } = await sql<{ file_id: number; name: string }>`
    select id as file_id, name from files where user_id = ${user_id} and id = ${given ?? file_id} and deleted_at is null
    and (id = ${given ?? null}::bigint or exists (select from messages
      where messages.user_id = ${user_id} and conversation_id = ${id} and file_id = files.id))`.execute(db)
  if (rows[0]) return rows[0]
  const seen = side === 'couple' ? await findSeen(db, file_id, author_id) : undefined
  return seen?.user_id === user_id ? { file_id, name: seen.name } : undefined
}

/** Writes it into a conversation that is held; both sides see the file as long as they see that. */
export async function insertFile(db: Db, { user_id, id, side }: Place, sent: Sent & { name: string }): Promise<{ id: number }> {
  const { author_id, file_id, kind, ends_on, first_id, words, name } = sent
  const { rows } = await sql<{ id: number }>`
    insert into messages (user_id, conversation_id, side, author_id, kind, words, file_id, file_name, file_kind, ends_on, first_id)
    values (${user_id}, ${id}, ${side}, ${author_id}, 'file', ${words}, ${file_id}, ${name}, ${kind}, ${ends_on}::date, ${first_id}::bigint)
    returning id`.execute(db)
  const message = rows[0]!
  await attach(db, { user_id, actor_id: user_id }, { kind: 'message', thing_id: message.id, file_id, seen_by: 'wedding' })
  return message
}

/** All that were sent, the newest first. */
export async function findFiles(db: Db, place: Place): Promise<FoundFile[]> {
  const { user_id, id } = place
  const { rows } = await sql<{ file: FoundFile }>`select ${fileOf(place)} as file from messages message
    where user_id = ${user_id} and conversation_id = ${id} and kind = 'file' order by id desc limit 200`.execute(db)
  return rows.map(({ file }) => file)
}

/** Of the row `message`: what was sent with it, and whether a certificate ends too early. */
export function fileOf(place: Place): RawBuilder<FoundFile | null> {
  const first = sql`coalesce(message.first_id, message.id)`
  const versions = sql`select from messages other where other.user_id = message.user_id and other.kind = 'file' and (other.id = ${first} or other.first_id = ${first})`
  const isNewest = sql`not exists (${versions} and other.id > message.id)`
  return sql`(select jsonb_build_object('id', message.id, 'first_id', ${first}, 'file_id', file.id, 'side', message.side, 'kind', message.file_kind,
    'name', message.file_name, 'bytes', file.bytes, 'ends_on', message.ends_on, 'created_at', message.created_at,
    'nth', (select count(*) from (${versions} and other.id <= message.id) earlier), 'is_newest', ${isNewest},
    'ends_before', case when message.ends_on < ${dayOf(place)} and ${isNewest} then ${dayOf(place)} end, 'url', null,
    'is_missing', file.missing_since is not null)
    from files file where (file.user_id, file.id) = (message.user_id, message.file_id))`
}

/** The day that a certificate has to reach: where they are hired, of that event; else the couple's, of which a vendor knows what was asked. */
function dayOf({ user_id, content_id, side }: Place): RawBuilder<string> {
  return sql`coalesce(
    (select max(coalesce(event.date, users.wedding_date)) from user_vendors hired join users on users.id = hired.user_id
      left join guest_wedding_events event on (event.user_id, event.id) = (hired.user_id, guest_wedding_event_id)
      where hired.user_id = ${user_id} and hired.vendor_id = ${content_id} and hired.status = 'hired'),
    ${side === 'couple' ? sql`(select wedding_date from users where id = ${user_id})` : sql`null`},
    (select wedding_date from enquiries where user_id = ${user_id} and content_id = ${content_id} order by id desc limit 1))`
}
