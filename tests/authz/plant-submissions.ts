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
  // Somebody is asked to write on the draft, and somebody does.
  sql`insert into submission_authors (user_id, id, submission_id, email, link_hash) overriding system value
    select a, a + 65, a + 61, 'asked' || n || '@example.com', ${hash('writing')} from cell`,
  sql`insert into submission_authors (user_id, id, submission_id, email, link_hash, co_author_id, joined_at) overriding system value
    select a, a + nth + 5, a + nth, 'joined' || n || '@example.com', sha256(('joined' || n || nth)::bytea),
      case when role in ('co_author', 'collab_removed') then caller else a + 2 end, now()
    from cell, unnest(array[61, 63, 64]) nth`,
  sql`delete from submission_authors where co_author_id in (select caller from cell where role = 'collab_removed')`,
]
