import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

interface Credited {
  id: number
  name: string
  slug: string
}

/** A business that came by a wedding's letter and is out now: the credits that named it lead to it. */
export async function linkCredits(db: Db, content_id: number): Promise<void> {
  const { rows } = await sql<Credited>`
    select piece.id, plain_text(invited.name) as name, vendor.slug
    from vendor_members acting join business_invitations invited on invited.taken_by = acting.user_id
      join submissions one on one.user_id = invited.author_id and one.id = invited.submission_id
      join content piece on piece.id = one.content_id join content vendor on vendor.id = acting.content_id
    where acting.content_id = ${content_id} order by piece.id for update of piece`.execute(db)
  for (const { id, name, slug } of rows)
    await sql`update content set named = array(select distinct unnest(named || ${`vendor/${slug}`}::text)),
        fields = jsonb_set(fields, '{vendors}', (select jsonb_agg(case when plain_text(one ->> 'name') = ${name}::text
          then one - 'name' || jsonb_build_object('vendor', ${slug}::text) else one end order by nth)
          from jsonb_array_elements(fields -> 'vendors') with ordinality given (one, nth)))
      where id = ${id} and exists (select from jsonb_array_elements(fields -> 'vendors') one where plain_text(one ->> 'name') = ${name}::text)`.execute(
      db,
    )
}
