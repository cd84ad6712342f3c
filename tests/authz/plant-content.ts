import { sql } from 'kysely'

const quiz = {
  questions: [
    { name: 'room', title: 'Where?', hint: 'One.', most: 1, answers: [{ value: 'loft', label: 'A loft', points: { modern: 3 } }] },
  ],
  results: [{ slug: 'modern', title: 'modern', adjective: 'Modern' }],
}
const asked = { title: 'Why?', fields: [{ type: 'text', name: 'why', label: 'Why?' }] }

/** The same for all: it is nobody's of them. */
export const published = sql`insert into content (id, type, slug, url, title, excerpt, status, published_on, fields)
  values (7, 'article', 'planted', '/planted', 'Planted', 'For everybody to read.', 'published', '2026-01-01', '{}'),
    (8, 'quiz', 'style-quiz', '/style-quiz', 'Planted', 'For everybody.', 'published', '2026-01-01', ${JSON.stringify(quiz)}),
    (9, 'questionnaire', 'why', '/questionnaires/why', 'Planted', 'For everybody.', 'published', '2026-01-01', ${JSON.stringify({ steps: [asked] })}),
    (10, 'form', 'why', '/forms/why', 'Planted', 'For everybody.', 'published', '2026-01-01', ${JSON.stringify({ ...asked, subject: 'Why' })})
  on conflict do nothing`

/** There where an operator calls: every piece costs more than all else of a cell. */
export const operators = [
  sql`select setval('content_ids', greatest(last_value, 50000000)) from content_ids`,
  sql`insert into content (id, type, slug, url, title, excerpt, published_on, fields) select a + 75, 'page', 'planted-' || n, '/planted-' || n, 'Planted', 'A draft, for operators to read.', '2026-01-01', '{}' from cell where role = 'admin'`,
  sql`insert into form_answers (id, form, answers) overriding system value select a + 76, 'why', '[]' from cell where role = 'admin'`,
  sql`insert into content_redirects (url, id, content_id, is_added) overriding system value select '/was-' || n, a + 76, 7, true from cell where role = 'admin'`,
  sql`insert into content_term_titles (taxonomy, term, id, own_title, own_position) overriding system value
    select 'religions', 'planted-' || n || '-' || nth, a + 90 + nth, 'Planted ' || n || ' ' || nth, nth from cell, generate_series(1, 2) nth where role = 'admin'`,
  sql`insert into content_term_titles (taxonomy, term, id, own_title, own_position) overriding system value
    select 'moments', 'planted-' || n, a + 94, 'Planted', 1 from cell where role = 'admin' and path ~ 'term-order'`,
  sql`insert into content_term_changes (id, taxonomy, term, kind) overriding system value select a + 93, 'religions', 'planted-' || n || '-1', 'shown' from cell where role = 'admin'`,
  sql`insert into files (user_id, id, key, kind, purpose, name, format, bytes, sha256, width, height) overriding system value
    select caller, a + 77, 'kept/own-' || n, 'picture', 'picture', 'own.jpg', 'jpeg', 1000, ''::bytea, 10, 10 from cell where role = 'admin'`,
]
