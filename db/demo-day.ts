import type { Db } from './db.ts'
import { demoBegan } from './demo-household.ts'

interface DemoLine {
  /** `15:45`; nothing here is past midnight. */
  at: string
  minutes?: number
  title: string
  place?: string
  notes?: string
  moves?: 'never' | 'if_needed'
  seen_by?: 'named'
  who: string[]
}

const people = [
  { name: 'Tom Fairweather', part: 'Best man', email: 'tom@posy.example', phone: '(707) 555-0141' },
  { name: 'Zina Okafor', part: 'Maid of honor', phone: '(713) 555-0115' },
  { name: 'Birta Jónsdóttir', part: 'Marries them', phone: '(707) 555-0144' },
  { name: 'Auntie Dee', part: 'Two Aunts Supper Co.', email: 'dee@twoaunts.example', phone: '(713) 555-0102' },
  { name: 'Odile Marsh', part: 'Photographer', email: 'odile@posy.example', phone: '(415) 555-0183' },
  { name: 'Del Ruiz', part: 'The Low Notes', phone: '(510) 555-0177' },
  { name: 'Marisol Vega', part: 'The buses', phone: '(707) 555-0195' },
]

const lines: DemoLine[] = [
  { at: '08:30', minutes: 60, title: 'Fern & Fable arrive', place: 'The barn', moves: 'if_needed', who: [] },
  { at: '11:00', minutes: 90, title: 'Hair', place: 'Ruth’s room', notes: 'June, Zina, Nell, in that order.', who: ['Zina Okafor'] },
  { at: '12:30', minutes: 30, title: 'Lunch', place: 'Kitchen table', moves: 'if_needed', who: [] },
  {
    at: '13:00',
    minutes: 60,
    title: 'Odile arrives',
    place: 'Ruth’s room',
    notes: 'Shoes first.',
    moves: 'if_needed',
    who: ['Odile Marsh'],
  },
  { at: '13:30', minutes: 75, title: 'The Low Notes load in', place: 'Band’s end', moves: 'if_needed', who: ['Del Ruiz'] },
  { at: '14:15', minutes: 20, title: 'You two see each other', place: 'The pump', who: ['Tom Fairweather', 'Odile Marsh'] },
  { at: '14:50', minutes: 40, title: 'Both buses leave the square', place: 'Healdsburg Plaza', moves: 'if_needed', who: ['Marisol Vega'] },
  {
    at: '15:45',
    minutes: 5,
    title: 'Rings to Birta',
    place: 'The oak',
    notes: 'Show her both, then back in the left pocket.',
    seen_by: 'named',
    who: ['Tom Fairweather', 'Birta Jónsdóttir'],
  },
  { at: '16:00', minutes: 22, title: 'The ceremony', place: 'The oak', moves: 'never', who: ['Birta Jónsdóttir'] },
  { at: '16:30', minutes: 55, title: 'Drinks, and three group pictures', place: 'The oak', who: ['Zina Okafor', 'Odile Marsh'] },
  { at: '17:30', minutes: 15, title: 'Everybody sits', place: 'The long row', who: ['Tom Fairweather'] },
  { at: '18:00', minutes: 70, title: 'Supper', place: 'The long row', notes: 'Grandpa Abe first.', who: ['Auntie Dee'] },
  { at: '19:15', minutes: 25, title: 'Speeches', place: 'The long row', who: ['Zina Okafor', 'Tom Fairweather'] },
  { at: '19:50', minutes: 20, title: 'The light goes gold', place: 'The vines', moves: 'never', who: ['Odile Marsh'] },
  { at: '20:15', minutes: 10, title: 'Cake', place: 'The oak', moves: 'if_needed', who: [] },
  { at: '20:30', minutes: 10, title: 'First dance', place: 'Band’s end', who: ['Del Ruiz', 'Tom Fairweather'] },
  { at: '23:10', minutes: 10, title: 'Last song', place: 'Band’s end', who: ['Del Ruiz'] },
  {
    at: '23:30',
    title: 'Last bus',
    place: 'The gate',
    notes: 'Find Uncle Sunday by 11:15.',
    moves: 'never',
    who: ['Marisol Vega', 'Tom Fairweather'],
  },
]

/** The Saturday of June and Theo, by the minute. */
export async function insertDay(db: Db, user_id: number, event_id: number): Promise<void> {
  const rows = people.map((person) => ({ user_id, event_id, seen_at: null, created_at: demoBegan, ...person }))
  const added = await db.insertInto('run_people').values(rows).returning(['id', 'name']).execute()
  const items = lines.map(({ at, who, ...line }) => {
    const [hours = 0, minutes = 0] = at.split(':').map(Number)
    const named = added.filter(({ name }) => who.includes(name)).map(({ id }) => id)
    return { user_id, event_id, starts: hours * 60 + minutes, people: named, created_at: demoBegan, ...line }
  })
  await db.insertInto('run_items').values(items).execute()
}
