import { sql } from 'kysely'

/** Of an event and its owner in a statement: whether it takes answers still, by the couple's clock. */
export function takesAnswers(event: string, owner: string) {
  return sql<boolean>`(${sql.ref(`${event}.reply_by`)} is null
    or (now() at time zone ${sql.ref(`${owner}.time_zone`)})::date <= ${sql.ref(`${event}.reply_by`)})`
}
