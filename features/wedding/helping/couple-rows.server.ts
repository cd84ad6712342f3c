import { sql } from 'kysely'

/** The two who marry, by first names, as far as they said; of a statement that reads `users` by that name. */
export function namedCouple(users: string) {
  return sql<string[]>`to_jsonb(array_remove(array[${sql.ref(`${users}.firstname`)}, ${sql.ref(`${users}.other_firstname`)}], ''))`
}
