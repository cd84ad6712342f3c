export const demoEvents = [
  { taxonomy_event_id: 1, name: 'The wedding' },
  { taxonomy_event_id: 2, name: 'Rehearsal supper' },
  { taxonomy_event_id: 3, name: 'Leftovers breakfast' },
]

interface DemoAnswer {
  event: string
  status: number
  plus_one_count: number
  meal: string
}

interface DemoGuest {
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
  relationship: string
  dietary_notes: string
  notes: string
  plus_one_allowed: boolean
  answers: DemoAnswer[]
}

const noPlace = { city: '', state: '', postal_code: '', country: '' }

/** Who is asked to June and Theo's wedding so far. */
export const demoGuests: DemoGuest[] = [
  guest('Chidi Abara', 'partner_1', 'Lagos side', { wedding: 2, supper: 2, breakfast: 2, meal: 'Lamb' }),
  guest('Ngozi Abara', 'partner_1', 'Lagos side', { wedding: 2, supper: 2, breakfast: 2, meal: 'Fish' }),
  guest('Marguerite Bell', 'partner_1', 'June’s work', { wedding: 2, meal: 'Garden' }),
  guest('Inés Castellanos', 'both', 'Friends', { wedding: 1, plus: true, address: '' }),
  guest('Karin Dahl', 'partner_2', 'Theo’s family', { wedding: 2, supper: 2, breakfast: 1, meal: 'Fish', notes: 'Step-free, please.' }),
  guest('Bo Dahl', 'partner_2', 'Theo’s family', { wedding: 2, supper: 2, breakfast: 1, meal: 'Fish' }),
  guest('Lars Eriksson', 'partner_2', 'Theo’s family', { wedding: 3, supper: 3 }),
  guest('Tom Fairweather', 'both', 'Friends', { wedding: 2, breakfast: 2, meal: 'Lamb', address: '12 Plum Lane' }),
  guest('Jo Fairweather', 'both', 'Friends', { wedding: 2, breakfast: 2, meal: 'Garden', diet: 'Nut allergy', address: '12 Plum Lane' }),
  guest('Simone Grant', 'both', 'Friends', { wedding: 1 }),
  guest('Walter Hart', 'partner_2', 'Theo’s family', {
    wedding: 2,
    supper: 2,
    breakfast: 2,
    meal: 'Lamb',
    notes: 'Needs a place to park near the door.',
  }),
  guest('Dee Igwe', 'partner_1', 'Lagos side', { wedding: 2, supper: 2, meal: 'Fish', plus: true, heads: 1 }),
  guest('Birta Jónsdóttir', 'both', 'Friends', { wedding: 0, email: '' }),
  guest('Daniel Kim', 'partner_1', 'June’s work', { wedding: 1, breakfast: 1 }),
  guest('Grace Kim', 'partner_1', 'June’s work', { wedding: 1, breakfast: 1 }),
]

interface Told {
  wedding: number
  supper?: number
  breakfast?: number
  meal?: string
  diet?: string
  notes?: string
  address?: string
  email?: string
  plus?: boolean
  heads?: number
}

function guest(name: string, side: DemoGuest['side'], relationship: string, told: Told): DemoGuest {
  const [firstname = '', lastname = ''] = name.split(' ')
  const { wedding, supper, breakfast, meal = '', diet = '', notes = '', plus = false, heads = 0 } = told
  const { address = `${firstname.length + 10} Orchard Road`, email = addressOf(firstname, lastname) } = told
  const place = address ? { city: 'Sebastopol', state: 'CA', postal_code: '95472', country: 'US' } : noPlace
  return {
    ...place,
    firstname,
    lastname,
    email,
    phone: '',
    address_line1: address,
    side,
    relationship,
    dietary_notes: diet,
    notes,
    plus_one_allowed: plus,
    answers: [
      { event: 'The wedding', status: wedding, plus_one_count: heads, meal },
      ...(supper === undefined ? [] : [{ event: 'Rehearsal supper', status: supper, plus_one_count: heads, meal: '' }]),
      ...(breakfast === undefined ? [] : [{ event: 'Leftovers breakfast', status: breakfast, plus_one_count: 0, meal: '' }]),
    ],
  }
}

function addressOf(firstname: string, lastname: string): string {
  return `${firstname}.${lastname}@example.com`.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
