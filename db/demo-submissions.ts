import { sql } from 'kysely'
import type { Db } from './db.ts'

const spouse = (firstname: string, lastname: string) => ({ firstname, lastname, type: 'spouse' })
const metas = {
  wedding_date: '2026-09-19',
  wedding_guest_count: 64,
  wedding_budget_range: '25000-to-50000',
  wedding_submitter_email: 'fern@posy.example',
  wedding_submitter_type: 'vendor',
  location: { venue: 'The pear barn', city: 'Sebastopol', state: 'California', country: 'US' },
  spouse_1: spouse('Ruth', 'Mwangi'),
  spouse_2: spouse('Callum', 'Reyes'),
  video_url: '',
  source_url: '',
}
const taxonomy = {
  colors: [
    { term: 'moss', what: 'The leaves, all of them' },
    { term: 'butter', what: 'Pears on every plate' },
    { term: 'cream', what: 'Linen, and her mother’s dress' },
    { term: 'terracotta', what: 'Pots along the wall' },
    { term: 'copper', what: 'The lamps' },
  ],
  religion: [],
  culture: [],
  season: ['fall'],
  setting: ['barn'],
  style: ['rustic', 'romantic'],
  community: [],
  weddingType: ['one-day'],
  vendors: [
    { service: 'photographers', name: 'Odile Marsh', note: '' },
    { service: 'florists', name: 'Fern & Fable', note: 'Leaves and pears, no roses' },
    { service: 'rentals', name: 'The pear barn itself', note: '' },
  ],
}
const told = {
  story:
    'Ruth asked for no roses. There were pears, because the barn had been a pear barn, and there was a lot of green, because September had been wet.\n\nWe hung the leaves on the Friday and they had dropped by Saturday noon, so we hung them again, with her brothers on the ladder and Callum’s aunt telling them where.',
  weather_plan: 'The barn has doors on both sides. It rained at five, and both stayed open.',
  access: 'One step at the door, with a plank over it from eight in the morning. Chairs with arms along the wall.',
  timeline: '2:00 PM Leaves up, again\n4:00 PM Vows between the doors\n5:00 PM Rain\n6:30 PM Supper, with pears\n10:00 PM The aunt sings',
  again: 'Pears on every plate: they were place cards, and then dessert.',
  never_again: 'Hanging leaves on a Friday for a Saturday.',
  costs: [],
  shows_total: true,
}

/** What Fern & Fable sends in: one that we asked something about, and one that is only begun. Both are invented, and say so if they are published. */
export async function insertSubmissions(db: Db, user_id: number): Promise<void> {
  const said = { metas: JSON.stringify(metas), taxonomy: JSON.stringify(taxonomy), told: JSON.stringify(told) }
  const begun = { ...metas, wedding_date: null, wedding_guest_count: null, spouse_1: spouse('Ada', ''), spouse_2: spouse('Jo', '') }
  const empty = { ...taxonomy, colors: [], season: [], setting: [], style: [], weddingType: [], vendors: [] }
  const blank = { story: '', weather_plan: '', access: '', timeline: '', again: '', never_again: '', costs: [], shows_total: true }
  const own = { user_id, is_vendor: true, is_illustrated: true }
  await db
    .insertInto('submissions')
    .values([
      {
        ...own,
        ...said,
        slug: `ruth-and-callum-1-${user_id}`,
        title: 'Pears, because it had been a pear barn',
        excerpt: 'No roses, a lot of green, and leaves that had to be hung twice.',
        state: 'changes_asked',
        asks: JSON.stringify({ 'told.story': 'What did the aunt sing?', children: 'We’d love to see the doors open in the rain.' }),
        reason: 'We’d like to have this one. Two things, and the pictures.',
        sent_at: sql<string>`now() - interval '6 days'`,
        submitted_at: sql<string>`now() - interval '5 days'`,
      },
      {
        ...own,
        slug: `ada-and-jo-2-${user_id}`,
        metas: JSON.stringify(begun),
        taxonomy: JSON.stringify(empty),
        told: JSON.stringify(blank),
        state: 'draft',
        asks: '{}',
      },
    ])
    .execute()
}
