import { sql } from 'kysely'

/** Words by which somebody’s own is known wherever it turns up. */
export const mark = (kind: string) => sql`'cnry' || n || ${sql.lit(`.${kind}`)}`

/** Of a secret that belongs to a cell. */
export const hash = (name: string) => sql`sha256((${sql.lit(`${name}-`)} || n)::bytea)`
