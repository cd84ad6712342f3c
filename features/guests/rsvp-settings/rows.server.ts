import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import type { FoundPicture } from '#features/files/uploads/shown-picture.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'
import type { QuestionInput, RsvpQuestion, RsvpSettings } from './contract.ts'

type Words = Omit<RsvpSettings, 'questions' | 'time_zone' | 'version' | 'picture'>

interface FoundSettings extends Omit<RsvpSettings, 'picture'> {
  picture: FoundPicture | null
}

const nothing: Omit<FoundSettings, 'questions' | 'time_zone'> = {
  welcome: '',
  closed_words: '',
  contact_name: '',
  contact_phone: '',
  contact_email: '',
  picture_id: null,
  picture: null,
  version: 1,
}

export async function findSettings(db: Db, user_id: number): Promise<FoundSettings> {
  const [said, questions, { time_zone }] = await Promise.all([
    db
      .selectFrom('rsvp_settings')
      .where('user_id', '=', user_id)
      .select(['welcome', 'closed_words', 'contact_name', 'contact_phone', 'contact_email', 'picture_id', 'version'])
      .select(pictureOf('rsvp_settings.user_id', 'rsvp_settings.picture_id').as('picture'))
      .executeTakeFirst(),
    findQuestions(db, user_id),
    db.selectFrom('users').where('id', '=', user_id).select('time_zone').executeTakeFirstOrThrow(),
  ])
  return { ...(said ?? nothing), questions, time_zone }
}

export function findQuestions(db: Db, user_id: number): Promise<RsvpQuestion[]> {
  return db
    .selectFrom('rsvp_questions')
    .where('user_id', '=', user_id)
    .select(['id', 'event_id', 'kind', 'label', 'choices', 'of_each_guest'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Changes what is said, unless it is no longer at that version; everybody who plans along hears of it. */
export async function saveWords(db: Db, wedding: Wedding, words: Partial<Words>, version?: number): Promise<boolean> {
  const { user_id } = wedding
  await sql`insert into rsvp_settings (user_id) values (${user_id}) on conflict do nothing`.execute(db)
  const isSame = version === undefined ? sql`true` : sql`version = ${version}`
  const values = sql`jsonb_populate_record(rsvp_settings, ${JSON.stringify(words)}::jsonb)`
  const { rows } = await sql`
    with edited as (
      update rsvp_settings set (welcome, closed_words, contact_name, contact_phone, contact_email, picture_id) =
        (select welcome, closed_words, contact_name, contact_phone, contact_email, picture_id from ${values}),
        version = version + 1, updated_at = now()
      where user_id = ${user_id} and ${isSame} returning user_id as id
    ),
    told as ${lines(wedding, { what: 'rsvp.change', of: 'edited' })}
    select from edited`.execute(db)
  return rows.length > 0
}

/** Puts these questions in the place of those there were; one that keeps its id keeps its answers. */
export async function saveQuestions(db: Db, { user_id }: Wedding, questions: readonly QuestionInput[]): Promise<void> {
  const kept = questions.flatMap(({ id }) => id ?? [])
  await sql`delete from rsvp_questions where user_id = ${user_id} and id <> all(${kept}::bigint[])`.execute(db)
  const rows = JSON.stringify(questions.map((question, position) => ({ ...question, id: question.id ?? null, position })))
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as given
    (id bigint, event_id bigint, position smallint, kind text, label text, choices text[], of_each_guest boolean)`
  await sql`update rsvp_questions question set event_id = given.event_id, position = given.position, kind = given.kind,
      label = given.label, choices = given.choices, of_each_guest = given.of_each_guest
    from ${given} where question.user_id = ${user_id} and question.id = given.id`.execute(db)
  await sql`insert into rsvp_questions (user_id, event_id, position, kind, label, choices, of_each_guest)
    select ${user_id}::bigint, event_id, position, kind, label, choices, of_each_guest from ${given} where id is null
    order by position`.execute(db)
}

export function findOwnAnswers(db: Db, { user_id }: Wedding) {
  return db
    .selectFrom('rsvp_answers')
    .innerJoin('guests', (join) => join.onRef('guests.user_id', '=', 'rsvp_answers.user_id').onRef('guests.id', '=', 'guest_id'))
    .where('rsvp_answers.user_id', '=', user_id)
    .select(['question_id', 'guest_id', 'firstname', 'lastname', 'answer', 'answered_at'])
    .orderBy('question_id')
    .orderBy('guest_id')
    .execute()
}
