import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown, picture } from '#features/magazine/content/rows.server.ts'
import type { Business } from './contract.ts'
import type { VendorModel } from './model.ts'

export interface Kept extends Omit<Business, 'checks' | 'model' | 'role' | 'files'> {
  title: string
  excerpt: string
  markdown: string
  plain: string
  fields: Record<string, unknown>
  /** Null while nobody has changed what the record said. */
  model: VendorModel | null
}

/** A business with what is written of it and not out yet. */
export async function findBusiness(db: Db, id: number): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select content.id, slug, url, title, excerpt, markdown, plain, fields, ${isShown} as is_shown, is_illustrated,
      coalesce(vendors.is_verified, (fields ->> 'verified')::boolean, false) as is_verified, model,
      coalesce((select jsonb_object_agg(name, ${picture}) from content_pictures where content_id = content.id), '{}') as drawn,
      exists (select from vendor_claims claim where claim.content_id = content.id and claim.state = 'open'
        and exists (select from vendor_members where vendor_members.content_id = content.id)) as is_frozen,
      coalesce(said.state, case when ${isShown} then 'published' else 'draft' end) as state, coalesce(note, '') as note,
      coalesce(said.version, 1) as version, said.saved_at, said.submitted_at,
      coalesce(calendar_checked_on, current_date - example_checked_days) as checked_on
    from content left join vendors on vendors.content_id = content.id left join vendor_submissions said on said.content_id = content.id
    where content.id = ${id} and content.type = 'vendor'`.execute(db)
  return rows[0]
}

/** Keeps what is said; false where somebody else changed the version that was edited. What is out is being written anew from then on. */
export async function keepModel(db: Db, id: number, { model, version }: { model: VendorModel; version: number }): Promise<boolean> {
  const { rows } = await sql`
    insert into vendor_submissions as kept (content_id, model, version) values (${id}, ${JSON.stringify(model)}::jsonb, 2)
    on conflict (content_id) do update set model = excluded.model, version = kept.version + 1, saved_at = now(),
      state = case kept.state when 'published' then 'draft' else kept.state end
    where kept.version = ${version} returning content_id`.execute(db)
  return rows.length > 0
}

export async function submitModel(db: Db, id: number, model: VendorModel): Promise<void> {
  await sql`
    insert into vendor_submissions as kept (content_id, model, state, submitted_at) values (${id}, ${JSON.stringify(model)}::jsonb, 'submitted', now())
    on conflict (content_id) do update set state = 'submitted', submitted_at = case kept.state when 'submitted' then kept.submitted_at else now() end,
      version = kept.version + 1`.execute(db)
}

/** The row of somebody new, as a draft that nobody sees. */
export async function insertDraft(db: Db, user_id: number, { name, slug }: { name: string; slug: string }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with next as (select nextval('content_ids') as id)
    insert into content (id, type, slug, url, title, excerpt, published_on, fields, saved_by)
    select id, 'vendor', ${slug} || '-' || id, '/vendors/' || ${slug} || '-' || id, ${name}, '', current_date, '{}', ${user_id} from next
    returning id`.execute(db)
  return rows[0]!.id
}

export async function noteAct(db: Db, act: { content_id: number; actor_id: number; what: string; words?: string }): Promise<void> {
  await db.insertInto('vendor_acts').values(act).execute()
}
