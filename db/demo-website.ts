import type { Db } from './db.ts'
import { demoBegan } from './demo-household.ts'

interface DemoEntry {
  title: string
  text: string
  note?: string
  group?: 'rooms'
}

interface DemoSection {
  kind: 'story' | 'schedule' | 'travel' | 'questions' | 'gifts'
  title: string
  words: string
  entries?: readonly DemoEntry[]
  swedish?: { title: string; words: string; entries?: readonly DemoEntry[] }
  /** The events whose guests alone see it. */
  only?: readonly string[]
}

const room = (title: string, text: string, note: string): DemoEntry => ({ title, text, note, group: 'rooms' })

/** What June and Theo tell their guests. */
const demoSections: readonly DemoSection[] = [
  {
    kind: 'story',
    title: 'It began with *half a loaf*',
    words: [
      'We met in 2019, in a queue for a bakery in Oakland that had run out of bread. Theo had the last loaf. June asked what one man wanted with all of it.',
      'He gave her half. It was the smaller half. We have been discussing it since, in two kitchens, four cars, and a tent in Umeå that was sold to us as waterproof.',
      'In May, on the farm, Theo asked. A tractor was going by, so he asked again. June had said yes the first time.',
    ].join('\n\n'),
    entries: [
      { title: '2019', text: 'The loaf' },
      { title: '2021', text: 'One kitchen, two ideas of a clean one' },
      { title: '2023', text: 'Lagos, all the aunts at once' },
      { title: '2026', text: 'The question, twice' },
    ],
    swedish: {
      title: 'Det började med *en halv limpa*',
      words: [
        'Vi träffades 2019, i kön till ett bageri i Oakland där brödet hade tagit slut. Theo hade den sista limpan. June undrade vad en ensam man skulle med en hel.',
        'Hon fick halva. Den mindre halvan. Vi har diskuterat saken sedan dess, i två kök, fyra bilar och ett tält i Umeå som såldes till oss som vattentätt.',
        'I maj, på gården, friade Theo. En traktor körde förbi, så han frågade igen. June hade sagt ja redan första gången.',
      ].join('\n\n'),
      entries: [
        { title: '2019', text: 'Limpan' },
        { title: '2021', text: 'Ett kök, två meningar om vad rent är' },
        { title: '2023', text: 'Lagos, alla mostrar på en gång' },
        { title: '2026', text: 'Frågan, två gånger' },
      ],
    },
  },
  {
    kind: 'schedule',
    title: 'Friday, Saturday, *what’s left*',
    words: 'Sunday is everybody’s.',
    swedish: { title: 'Fredag, lördag *och resterna*', words: 'Söndagen är allas.' },
  },
  {
    kind: 'questions',
    title: 'About the supper',
    words: 'On Friday it is one long pot and many speeches. If you mean to give one, tell Zina. She has a whistle.',
    only: ['Rehearsal supper'],
  },
  {
    kind: 'travel',
    title: 'Getting to a field',
    words: 'The gate is after the mailbox shaped like a trout.',
    entries: [
      { title: 'From Lagos', text: 'Chidi keeps the list of who lands when. A van meets both Thursday flights.' },
      { title: 'From Sweden', text: 'Stockholm to San Francisco is direct on Wednesdays. Karin has the good seat.' },
      { title: 'From the airport', text: 'An hour and three quarters north. Fill up in Petaluma.' },
      {
        title: 'From the square',
        text: 'Two buses at ten to three, back at ten and half past eleven. Nobody has to be the one who drives.',
      },
      room('Dry Creek Mill', 'Twelve rooms, mostly Lagos. Say “Hart” and ask for the river side.', '$189 until April 26'),
      room('Plaza Motor Lodge', 'Eight rooms, a pool, on the square. Loud, but so are we.', '$124 until April 26'),
      room('Ruth’s neighbors', 'Six spare rooms within a mile. Dogs included. Ask Ruth.', 'a bottle of something'),
      room('The lower orchard', 'Five pitches for tents. Theo will lend you a mallet and an opinion.', 'bring pegs'),
    ],
  },
  {
    kind: 'questions',
    title: 'Questions, *answered once*',
    words: '',
    entries: [
      {
        title: 'May we bring somebody?',
        text: 'If your card has two names, yes. If it has one, we thought about it, and there are 112 of you.',
      },
      {
        title: 'Are children asked?',
        text: 'The ones on the card. There are strawberries to pick, and Posy, who is six, is in charge of them.',
      },
      { title: 'What do we wear?', text: 'Something you can walk across a field in. Heels sink. Hats don’t.' },
      { title: 'What if it rains?', text: 'Then we eat in the barn, closer together.' },
      { title: 'Is there signal?', text: 'On the hill, facing Geyserville. Nobody has needed it yet.' },
      { title: 'Can we stay until Sunday?', text: 'Please. Breakfast is at ten, at the kitchen table, for whoever is upright.' },
    ],
  },
  {
    kind: 'gifts',
    title: 'No toasters',
    words: 'Ed has three. If you would like to give something, these are the things we’d miss if we didn’t have them.',
  },
]

/** The word on June's and Theo's card. */
export const demoWord = 'half a loaf'

/** Their website, out for guests and whoever knows the word. */
export async function insertWebsite(
  db: Db,
  user_id: number,
  { events, password_hash }: { events: Map<string, number>; password_hash: string },
) {
  const site = {
    user_id,
    address: 'june-and-theo',
    welcome: 'We would like you there',
    closing: 'Supper after. Then dancing. Then the bus.',
    theme: 'poppy' as const,
    opens_to: 'password' as const,
    is_published: true,
    created_at: demoBegan,
  }
  await db.insertInto('websites').values(site).execute()
  await db.insertInto('website_keys').values({ user_id, password_hash }).execute()
  const sections = demoSections.map(({ entries = [], swedish, only = [], ...section }, position) => ({
    ...section,
    user_id,
    position,
    created_at: demoBegan,
    picture_id: null,
    entries: JSON.stringify(entries.map(whole)),
    translations: JSON.stringify(swedish ? { sv: { ...swedish, entries: (swedish.entries ?? []).map(whole) } } : {}),
    visible_to: only.length > 0 ? ('events' as const) : ('everyone' as const),
    event_ids: only.map((name) => events.get(name)!),
  }))
  await db.insertInto('website_sections').values(sections).execute()
}

function whole({ title, text, note = '', group }: DemoEntry) {
  return { title, text, note, group: group ?? '' }
}
