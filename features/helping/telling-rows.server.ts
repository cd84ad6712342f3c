import { sql } from 'kysely'

/** Whoever lost access asks again on every page that is open, and gets what they may see now. */
export const tellAccess = sql`pg_notify('posy', json_build_object('user_id', member_id, 'access_changed', true)::text)`
