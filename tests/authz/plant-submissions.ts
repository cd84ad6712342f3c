import { sql } from 'kysely'
import { blank } from '#features/trade/submissions/blank.ts'
import { hash, mark } from './marks.ts'

const weddings = { metas: JSON.stringify(blank.metas), taxonomy: JSON.stringify(blank.taxonomy), told: JSON.stringify(blank.told) }

/** A draft, one that is published, and one that waits for an answer with all that it needs; one of the two was asked of the draft. */
export const submissions = [
  sql`insert into submissions (user_id, id, slug, is_vendor, title, metas, taxonomy, told, state) overriding system value
    select a, a + nth, name || '-' || a, false, ${mark('private')},
      ${weddings.metas}::jsonb || jsonb_build_object('wedding_submitter_email', 'person' || n || '@example.com'),
      ${weddings.taxonomy}::jsonb, ${weddings.told}::jsonb, state
    from cell, (values (61, 'a-draft', 'draft'), (63, 'published', 'published'), (64, 'waiting', 'submitted')) as given (nth, name, state)`,
  sql`insert into submission_rights (user_id, submission_id, kind, name, signed_at, hash)
    select a, a + 64, kind, 'Planted', now(), null from cell, unnest(array['licence', 'partner_1', 'partner_2']) kind
    union all select a, a + 61, 'partner_2', 'Planted', null, ${hash('released')} from cell`,
]
