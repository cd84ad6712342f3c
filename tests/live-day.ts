import { sql } from 'kysely'
import type { newWorld, Person } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>

interface Seen {
  items: { id: number; starts: number; people: number[] }[]
  people: { name: string; seen_at: string | null }[]
  wishes: { id: number; words: string; state: string }[]
}

let nth = 0

/** Four lines that everyone sees, one for Zina alone and one for nobody outside; Tom and Zina have links, Nell has none. */
export async function liveDay(world: World) {
  const ada = await world.couple()
  const said = { taxonomy_event_id: 1, name: 'The wedding', date: '2099-06-13' }
  const event = Number((await ada.post('/guest_wedding_events', said)).body.data.id)
  const add = async (path: string, body: object): Promise<number> =>
    Number((await ada.post(`/guest_wedding_events/${event}/${path}`, body)).body.data.id)
  const [tomMail, zinaMail] = [`tom${++nth}@example.com`, `zina${nth}@example.com`]
  const tom = await add('run-people', { name: 'Tom', email: tomMail, phone: '(707) 555-0141' })
  const zina = await add('run-people', { name: 'Zina', email: zinaMail })
  const nell = await add('run-people', { name: 'Nell' })
  await add('run-items', { title: 'The ceremony', starts: 960, minutes: 30, moves: 'never', notes: 'Argue with the choir' })
  const drinks = await add('run-items', { title: 'Drinks', starts: 990, minutes: 75, people: [tom] })
  const supper = await add('run-items', { title: 'Supper', starts: 1080, minutes: 60, moves: 'if_needed', people: [nell] })
  const bus = await add('run-items', { title: 'Last bus', starts: 1410, moves: 'never' })
  const surprise = await add('run-items', {
    title: 'Surprise',
    starts: 1300,
    minutes: 5,
    moves: 'if_needed',
    seen_by: 'named',
    people: [zina],
  })
  const secret = { title: 'For nobody outside', starts: 1310, minutes: 5, moves: 'if_needed', seen_by: 'planners' }
  const hidden = await add('run-items', secret)
  const link = async (id: number): Promise<string> => {
    const { link } = (await ada.post(`/run-people/${id}/links`, { way: 'link' })).body.data
    return new URL(link).pathname.split('/')[2] ?? ''
  }
  const tomToken = await link(tom)
  await link(zina)
  const sheet = async (): Promise<Seen> => (await ada.get(`/guest_wedding_events/${event}/day`)).body.data
  return {
    ada,
    event,
    tom,
    tomMail,
    tomToken,
    drinks,
    supper,
    bus,
    surprise,
    hidden,
    link,
    sheet,
    starts: async () => (await sheet()).items.map(({ starts }) => starts),
    look: async (from: number, minutes: number) => (await ada.get(`/run-items/${from}/late?minutes=${minutes}`)).body.data,
    move: (from: number, minutes: number, basis: string, who: Person = ada) => who.post(`/run-items/${from}/late`, { minutes, basis }),
    letters: async () => {
      const { rows } = await sql<{ to_address: string; subject: string }>`
        select to_address, subject from mails where to_address = any(${[tomMail, zinaMail]}::text[])`.execute(world.db)
      return rows.map(({ to_address, subject }) => [to_address, subject])
    },
  }
}
