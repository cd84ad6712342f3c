import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Person } from './world.ts'

const colors = ['burgundy', 'gold', 'cream', 'moss', 'navy'].map((term) => ({ term, what: `The ${term} of the cloth` }))

/** All that a wedding says that can be sent in. */
export const wedding = {
  title: 'A supper for ninety under the oaks',
  excerpt: 'One table, ninety chairs, and four minutes of warm rain during the toasts.',
  metas: {
    wedding_date: '2026-06-13',
    wedding_guest_count: 90,
    wedding_budget_range: '25000-to-50000',
    location: { venue: 'Hart Farm', city: 'Philo', state: 'California', country: 'US' },
    spouse_1: { firstname: 'Mara', lastname: 'Quist', type: 'bride' },
    spouse_2: { firstname: 'Elin', lastname: 'Abrams', type: 'bride' },
  },
  taxonomy: {
    colors,
    style: ['romantic'],
    setting: ['farm'],
    culture: ['swedish'],
    religion: ['not-religious'],
    weddingType: ['large'],
    vendors: [
      { service: 'photographers', name: 'Odile Marsh', note: '' },
      { service: 'florists', name: 'Fern & Fable', note: 'The long cloth of leaves' },
      { service: 'caterers', name: 'My aunt Solveig', note: '' },
    ],
  },
  told: {
    story: 'So they built one table: twelve hired trestles, a bolt of undyed linen that Mara hemmed on a borrowed machine. '.repeat(3),
    weather_plan: 'Nobody had one. It rained for four minutes, warm, and nobody moved.',
    access: 'Gravel to the table, and two planks for wheels. Chairs with arms at both ends.',
    timeline: '3:30 PM Trams from the church\n4:30 PM Vows under the oaks\n6 pm Supper at one table\n9:00 PM The last lamp is lit',
    again: 'One table for everybody, whatever it costs in trestles.',
    never_again: 'A cake that has to stand in the sun until seven.',
    costs: ['Supper', 'The farm', 'Flowers', 'Photographs', 'Chairs'].map((title, nth) => ({
      title,
      amount: (nth + 1) * 1_000_00,
      counts_by: nth === 0 ? 'guests' : 'wedding',
    })),
  },
}

/** So many pictures of somebody, as rows alone. */
export async function plantPictures(db: Db, { id: user_id }: Person, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into files (user_id, key, kind, purpose, name, format, bytes, sha256, width, height)
    select ${user_id}, 'kept/' || gen_random_uuid(), 'picture', 'picture', 'us.jpg', 'jpeg', 1000, sha256(nth::text::bytea), 1600, 1200
    from generate_series(1, ${count}) nth returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export function pictured(ids: readonly number[]) {
  return ids.map((id, nth) => ({
    id,
    alt: `The table seen from place ${nth}`,
    caption: '',
    credit: 'Odile Marsh',
    has_faces: nth % 2 === 0,
  }))
}

/** The last letter to an address, and the secret of its link. */
export async function letterTo(db: Db, address: string) {
  const found = await db
    .selectFrom('mails')
    .where('to_address', '=', address)
    .orderBy('id', 'desc')
    .select(['subject', 'text'])
    .executeTakeFirstOrThrow()
  return { ...found, token: /submission-rights\/([\w-]+)/.exec(found.text)?.[1] ?? '' }
}
