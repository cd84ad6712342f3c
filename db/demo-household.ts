interface DemoAnswer {
  event: string
  status: number
  plus_one_count: number
  meal: string
  answered_at: string | null
}

export interface DemoGuest {
  firstname: string
  lastname: string
  email: string
  phone: string
  address_line1: string
  city: string
  state: string
  postal_code: string
  country: string
  side: 'partner_1' | 'partner_2' | 'both'
  age_group: 'adult' | 'child' | 'infant'
  relationship: string
  wedding_party_role: string
  dietary_notes: string
  plus_one_allowed: boolean
  plus_one_names: string[]
  notes: string
  tags: string[]
  table_name: string
  save_the_date_sent_at: string
  invitation_sent_at: string | null
  created_at: string
  updated_at: string
  answers: DemoAnswer[]
}

export interface DemoHousehold {
  name: string
  guests: DemoGuest[]
}

/** What is told of a guest beside name and answers. */
interface Told {
  meal?: string
  diet?: string
  notes?: string
  role?: string
  tags?: string[]
  table?: string
  email?: string
  age?: 'child' | 'infant'
  /** May bring somebody; a name says that they will. */
  plus?: true | string
}

/** Name, then the answers for wedding, supper and breakfast; a dot stands for a list that they are not on. */
export type DemoPerson = [name: string, answers: string, told?: Told]

export interface Home {
  /** Street, city, state, postal code, country; empty where nobody wrote it down. */
  at: string
  phone: string
  /** The day on which the household answered; without one it has not. */
  answered?: string
}

const farm = '900 West Dry Creek Road, Healdsburg, CA 95448'

export const demoEvents = [
  {
    taxonomy_event_id: 1,
    name: 'The wedding',
    date: '2027-06-26',
    start_time: '16:00',
    end_time: '23:30',
    place: 'Hart Farm, the long row',
    address: farm,
    dress: 'Something you can walk across a field in',
    note: 'Seats from 3:15 pm. The last bus leaves at 11:30 pm, and it does not wait for Uncle Sunday.',
    reply_by: '2027-05-01',
    meals: ['Lamb', 'Fish', 'Garden', 'Small plate'],
  },
  {
    taxonomy_event_id: 2,
    name: 'Rehearsal supper',
    date: '2027-06-25',
    start_time: '18:30',
    end_time: '22:00',
    place: 'Hart Farm, the barn',
    address: farm,
    dress: 'As you are',
    note: 'One long pot of stew, and the speeches nobody dares to give on Saturday.',
    reply_by: '2027-05-01',
  },
  {
    taxonomy_event_id: 3,
    name: 'Leftovers breakfast',
    date: '2027-06-27',
    start_time: '10:00',
    end_time: '12:30',
    place: 'Hart Farm, the kitchen table',
    address: farm,
    note: 'Whoever is upright.',
    visible_to: 'everyone' as const,
  },
]

export const demoBegan = '2026-05-17T18:30:00Z'
export const saveTheDates = '2026-06-27T16:00:00Z'
export const invitations = '2026-10-05T17:00:00Z'

/** The households of one circle: all its guests belong to that side and group. */
export function circle(side: DemoGuest['side'], relationship: string) {
  return (home: Home, ...people: DemoPerson[]): DemoHousehold => ({
    name: envelope(people.map(([name]) => name)),
    guests: people.map((person, nth) => guestOf(person, people[0]![0], nth, home, { side, relationship })),
  })
}

function guestOf(person: DemoPerson, first: string, nth: number, home: Home, circle: Pick<DemoGuest, 'side' | 'relationship'>): DemoGuest {
  const [name, codes, told = {}] = person
  const [address_line1 = '', city = '', state = '', postal_code = '', country = ''] = home.at.split(', ')
  const answered_at = home.answered ? `2026-${home.answered}T19:${10 + nth}:00Z` : null
  const isAsked = [...codes].some((code) => '1234'.includes(code))
  const answers = demoEvents.flatMap(({ name: event }, place) =>
    codes[place] === '.' ? [] : [answerOf(event, Number(codes[place]), told, answered_at)],
  )
  return {
    ...splitName(name),
    ...circle,
    address_line1,
    city,
    state,
    postal_code,
    country,
    email: told.email ?? addressOf(told.age ? first : name),
    phone: home.phone,
    age_group: told.age ?? 'adult',
    wedding_party_role: told.role ?? '',
    dietary_notes: told.diet ?? '',
    plus_one_allowed: told.plus !== undefined,
    plus_one_names: typeof told.plus === 'string' ? [told.plus] : [],
    notes: told.notes ?? '',
    tags: told.tags ?? [],
    table_name: told.table ?? '',
    save_the_date_sent_at: saveTheDates,
    invitation_sent_at: isAsked ? invitations : null,
    created_at: demoBegan,
    updated_at: answered_at ?? (isAsked ? invitations : saveTheDates),
    answers,
  }
}

function answerOf(event: string, status: number, { meal = '', plus }: Told, answered_at: string | null): DemoAnswer {
  const isComing = status === 2
  return {
    event,
    status,
    plus_one_count: isComing && typeof plus === 'string' ? 1 : 0,
    meal: isComing && event === 'The wedding' ? meal : '',
    answered_at: status > 1 ? answered_at : null,
  }
}

function splitName(name: string): { firstname: string; lastname: string } {
  const at = name.lastIndexOf(' ')
  return { firstname: name.slice(0, at), lastname: name.slice(at + 1) }
}

/** As the envelope says it: `Karin & Bo Dahl`, `Tom, Jo, Iris & Ned Fairweather`. */
function envelope(names: readonly string[]): string {
  const lastname = splitName(names[0]!).lastname
  const isOne = names.every((name) => name.endsWith(` ${lastname}`))
  const shown = isOne ? names.map((name) => splitName(name).firstname) : names
  const list = [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' & ')
  return isOne ? `${list} ${lastname}` : list
}

function addressOf(name: string): string {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return `${plain.replace(/[^a-z]+/g, '.')}@example.com`
}
