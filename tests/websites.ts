import { type Invited, inviteHousehold } from './invited.ts'
import type { wholeSite } from './whole-site.ts'
import type { newWorld, Person } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>
type Site = Awaited<ReturnType<typeof wholeSite>>

interface Written extends Invited {
  address: string
  /** Its first section. */
  story: number
  /** Asked to the wedding, and of another household than Tom. */
  lou: { invite_id: string }
  /** What stands in that section, in the section of each event, and as the supper's place; each told nowhere else. */
  words: string
  supperWords: string
  weddingWords: string
  place: string
  /** What no stranger may read. */
  hidden: string[]
}

/** Couples with websites, and what browsers are shown of them. */
export function haveWebsites(world: World, site: Site) {
  async function engaged(): Promise<Person> {
    const ada = await world.couple()
    await ada.put('/users/me', { wedding_details: { date: '2031-06-28', other_firstname: 'Bo' } })
    return ada
  }

  async function begun() {
    const couple = await engaged()
    const { address } = (await couple.put('/website', { welcome: 'Come' })).body.data
    return { couple, address: address as string }
  }

  /** Tom is asked to the wedding and the supper, Lou to the wedding alone; each event has a section of its own. */
  async function written(): Promise<Written> {
    const invited = await inviteHousehold(world, await engaged())
    const { couple, wedding, supper, username } = invited
    const { id } = (await couple.post('/guests', { firstname: 'Lou', wedding_events: [wedding.id] })).body.data
    const { invite_id } = (await couple.post(`/guests/${id}/generate-invite-id`)).body.data
    const [words, supperWords, weddingWords] = [secret('story'), secret('supper'), secret('wedding')]
    const [place, meadow, welcome] = [secret('barn'), secret('meadow'), secret('welcome')]
    await couple.put(`/guest_wedding_events/${supper.id}`, { date: '2031-06-27', place })
    await couple.put(`/guest_wedding_events/${wedding.id}`, { place: meadow })
    const { address } = (await couple.put('/website', { welcome })).body.data
    const story = (await couple.get('/website')).body.sections[0].id as number
    await couple.put(`/website/sections/${story}`, { words })
    const ofGuests = { kind: 'story', visible_to: 'events' }
    await couple.post('/website/sections', { ...ofGuests, words: supperWords, event_ids: [supper.id] })
    await couple.post('/website/sections', { ...ofGuests, words: weddingWords, event_ids: [wedding.id] })
    const hidden = [words, supperWords, weddingWords, place, meadow, welcome, username, 'The wedding', 'Rehearsal supper']
    return { ...invited, address: address as string, story, lou: { invite_id }, words, supperWords, weddingWords, place, hidden }
  }

  /** The same, out for guests and for whoever knows the word. */
  async function published(): Promise<Written> {
    const all = await written()
    await all.couple.put('/website/password', { password: 'half a loaf' })
    await all.couple.put('/website', { is_published: true, opens_to: 'password' })
    return all
  }

  /** What a browser that has these cookies is shown. */
  async function seen(address: string, cookies: readonly string[]): Promise<string> {
    return withoutStyles((await site.ask(`/w/${address}`, undefined, { headers: { cookie: passIn(cookies) } })).html)
  }

  return { engaged, begun, written, published, seen, passIn, withoutStyles }
}

/** Words that nobody but who is meant may read, each of its own. */
function secret(name: string): string {
  return `${name}-only-${crypto.randomUUID()}`
}

function withoutStyles(html: string): string {
  return html.replace(/<style[^>]*>[^<]*<\/style>/, '')
}

/** As a browser sends what it was told to keep. */
function passIn(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
