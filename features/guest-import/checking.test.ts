import { expect, test } from 'vitest'
import { addressOf } from './address-parts.ts'
import { guessColumns } from './column-guess.ts'
import { checkRows, lookAt } from './import-check.ts'
import { planOf } from './import-plan.ts'
import { replyOf } from './reply-words.ts'
import { namesIn } from './row-names.ts'

const events = [
  { id: 7, name: 'The wedding' },
  { id: 8, name: 'Rehearsal dinner' },
]
const context = { events: [7], couple: ['Theo', 'Ada'], labels: { email: 'Email:', phone: 'Phone:', reply: 'RSVP:' } } as const
const table = (text: string) => text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
const guess = (text: string) => guessColumns(table(text), events).targets

function check(text: string, known: Parameters<typeof checkRows>[1]['known'] = []) {
  const rows = table(text)
  const { headAt, targets } = guessColumns(rows, events)
  return checkRows(rows, { headAt, targets, context, known })
}

test.each([
  [
    'a couple from Lagos',
    'Name|Family|Mobile|E-mail|Addr|How many|Coming??|Food|Auntie’s notes\nAdaeze Obi|Lagos|713-555-0199|ada@obi.ng|14 Bode Thomas St, Surulere, Lagos|2|Y|jollof|x\nEmeka Obi|Lagos||||2|maybe|fish|\nFolake|Houston||||4|Y||',
    'name group phone email address party_size rsvp:7 dietary leave_out',
  ],
  [
    'The Knot',
    'First Name|Last Name|Email|Phone|Street Address 1|Street Address 2|City|State/Province|Zip/Postal Code|Country|Party|Wedding Day - Invited?|Rehearsal Dinner RSVP',
    'firstname lastname email phone address_line1 address_line2 city state postal_code country household invited:7 rsvp:8',
  ],
  [
    'Zola',
    'Title|First Name|Last Name|Suffix|Partner Title|Partner First Name|Partner Last Name|Children|Relationship To Couple|Email Address|Apt/Floor|Street|City|State|ZIP|Brunch RSVP',
    'leave_out firstname lastname suffix leave_out partner_firstname partner_lastname children group email address_line2 address_line1 city state postal_code leave_out',
  ],
  [
    'Joy',
    'Full Name|Email|Party|Tags|RSVP|Meal Choice|Dietary Restrictions|Plus One',
    'name email household tags rsvp:7 meal:7 dietary plus_one',
  ],
  [
    'Google',
    'Name|Given Name|Additional Name|Family Name|Birthday|Group Membership|E-mail 1 - Type|E-mail 1 - Value|Phone 1 - Value|Address 1 - Formatted|Address 1 - Street|Address 1 - City|Address 1 - Region|Address 1 - Postal Code|Address 1 - Country|Address 1 - Extended Address',
    'leave_out firstname leave_out lastname leave_out tags leave_out email phone leave_out address_line1 city state postal_code country address_line2',
  ],
  [
    'our own workbook',
    'Last name|First name|Household|Group|Side|Age group|Wedding party role|Email|Phone|Address|Address, line 2|City|State|Postal code|Country|Dietary notes|Plus-one|Table|Tags|Notes|Save-the-date sent|The wedding',
    'lastname firstname household group side age_group role email phone address_line1 address_line2 city state postal_code country dietary plus_one table tags notes leave_out rsvp:7',
  ],
  ['no headings at all', 'Ada Obi|ada@obi.ng|713-555-0199\nBo Dahl|bo@dahl.se|\nIfe Nwosu||+234 803 555 0148', 'name email phone'],
])('knows the columns of %s', (_, text, targets) => {
  expect(guess(text).join(' ')).toBe(targets)
})

test('lines above the headings are passed over', () => {
  expect(guessColumns(table('Our list!!|\n|\nName|Email\nAda|a@b.co'), events).headAt).toBe(2)
  expect(guessColumns(table('Ada Obi|a@b.co'), events).headAt).toBe(-1)
})

test.each([
  ['Y', 2],
  ['Yes!', 2],
  ['coming 🎉'.slice(0, 6), 2],
  ['Will attend', 2],
  ['2', 2],
  ['ja', 2],
  ['NO', 3],
  ["can't come", 3],
  ['Sends regrets', 3],
  ['0', 3],
  ['maybe??', 4],
  ['???', 4],
  ['pending', 1],
  ['No Response', 1],
  ['n/a', 'off'],
  ['Not invited', 'off'],
  ['banana', undefined],
])('reads the answer %j', (cell, said) => {
  expect(replyOf(cell)).toBe(said)
})

test.each([
  ['123 Main St, Apt 4, Houston, TX 77002', ['123 Main St', 'Apt 4', 'Houston', 'TX', '77002', '']],
  ['123 Main St\nHouston TX 77002-1234\nUSA', ['123 Main St', '', 'Houston', 'TX', '77002-1234', 'USA']],
  ['1 Elm, Boston, MA, 02139', ['1 Elm', '', 'Boston', 'MA', '02139', '']],
  ['14 Bode Thomas St, Surulere, Lagos', ['14 Bode Thomas St', 'Surulere', 'Lagos', '', '', '']],
  ['10 Downing Street, London SW1A 2AA, UK', ['10 Downing Street', '', 'London', '', 'SW1A 2AA', 'UK']],
  ['Torstr. 1, 10119 Berlin, Germany', ['Torstr. 1', '', 'Berlin', '', '10119', 'Germany']],
  ['Box 12', ['Box 12', '', '', '', '', '']],
])('takes %j apart', (cell, parts) => {
  const { address_line1, address_line2, city, state, postal_code, country } = addressOf(cell)
  expect([address_line1, address_line2, city, state, postal_code, country]).toEqual(parts)
})

test.each([
  ['Mr. & Mrs. John Smith', ['John Smith', 'Mrs. Smith'], 'Mr. & Mrs. John Smith'],
  ['Mr. and Mrs. Hart', ['Mr. Hart', 'Mrs. Hart'], 'Mr. and Mrs. Hart'],
  ['Walter Hart (Houston)', ['Walter Hart'], undefined],
  ['Sam Lee & guest', ['Sam Lee+'], undefined],
  ['Sam Lee (+1)', ['Sam Lee+'], undefined],
  ['Karin Dahl\nBo Dahl', ['Karin Dahl', 'Bo Dahl'], 'Karin Dahl & Bo Dahl'],
])('reads the names in %j', (cell, people, household) => {
  const read = namesIn(cell)
  expect(read.people.map(({ firstname, lastname, plus_one_allowed }) => `${firstname} ${lastname}${plus_one_allowed ? '+' : ''}`)).toEqual(
    people,
  )
  expect(read.household).toBe(household)
})

test('rows become parties, with what they say', () => {
  const { parties } = check(
    `Name|Household|Email|Phone|How many|RSVP|Rehearsal RSVP|Meal|Side|Age|ZIP|State
     Karin & Bo Dahl||karin@dahl.se; bo@dahl.se|713-555-0199|2|yes||fish / steak|Ada's||2139|MA
     Ife Nwosu|The Nwosus|||4|no|y||||
     Kemi Nwosu|the nwosus||+234 803 555 0148|||||Bride|child||
     Ben Lee||||2|||||||
     Ann Roe||||4|not invited||||||`,
  )
  expect(parties).toMatchObject([
    {
      household: 'Karin & Bo Dahl',
      guests: [
        {
          firstname: 'Karin',
          email: 'karin@dahl.se',
          phone: '+1 (713) 555-0199',
          side: 'partner_2',
          postal_code: '02139',
          places: [{ id: 7, status: 2, meal: 'fish' }],
        },
        { firstname: 'Bo', email: 'bo@dahl.se', places: [{ id: 7, status: 2, meal: 'steak' }] },
      ],
    },
    {
      household: 'The Nwosus',
      guests: [
        {
          firstname: 'Ife',
          places: [
            { id: 7, status: 3 },
            { id: 8, status: 2 },
          ],
        },
        { firstname: 'Kemi', age_group: 'child', phone: '', notes: 'Phone: +234 803 555 0148', tags: ['Bride'] },
        { firstname: 'Guest 3' },
        { firstname: 'Guest 4' },
      ],
    },
    { household: undefined, guests: [{ firstname: 'Ben', plus_one_allowed: true }] },
    { household: 'Ann, Guest 2, Guest 3 & Guest 4 Roe', guests: [{ places: [], off: [7] }, {}, {}, {}] },
  ])
})

test('what is wrong is said, and what can not stand in its field goes to the notes', () => {
  const { parties, doubles } = check(
    'Name|Email|Phone|RSVP\nGethin Price|gethin@|713 555 01|banana\n|x@y.co||\nTotal: 124|||\nThe Kims|k@k.co||\nEmeka|||',
  )
  const targets = ['name', 'email', 'phone'] as const
  expect(parties.map((party) => lookAt(party, targets).map(({ kind }) => kind))).toEqual([
    ['reply', 'email', 'phone'],
    ['no_name'],
    ['not_a_guest', 'odd_name', 'no_contact'],
    ['family'],
    ['no_contact'],
  ])
  const { guests } = planOf({ parties, doubles, decisions: new Map(), labels: context.labels })
  expect(guests).toMatchObject([
    { firstname: 'Gethin', lastname: 'Price', notes: 'RSVP: banana\nEmail: gethin@\nPhone: 713 555 01' },
    { firstname: 'The' },
    { firstname: 'Emeka' },
  ])
  expect(guests[0]).not.toHaveProperty('email')
})

const known = [
  { id: 1, firstname: 'Karin', lastname: 'Dahl', email: 'karin@dahl.se', household: 'Karin & Bo Dahl' },
  { id: 2, firstname: 'Bo', lastname: 'Dahl', household: 'Karin & Bo Dahl' },
  { id: 3, firstname: 'Auntie Dee', lastname: 'Igwe', relationship: 'Lagos side' },
  { id: 4, firstname: 'Walter', lastname: 'Hart', email: 'walter@hart.example' },
  { id: 5, firstname: 'Katherine', lastname: 'Johansson', phone: '+1 (713) 555-0100' },
]

test('who is on the list is found, surely or perhaps', () => {
  const { doubles, parties } = check(
    `Name|Email|Phone
     Karin Dahl|karin@dahl.se|713-555-0199
     Dorothy Igwe||
     Walter Hart (Houston)|w.hart@example.com|
     Kate Johanson||713 555 0100
     Obi, Ada||
     Ada Obi||
     Eve Dahl|karin@dahl.se|
     Zed Zeller||`,
    known,
  )
  expect(
    doubles.map(({ party, of, likeness, matches, adds, differs }) => [
      parties[party]!.guests[0]!.firstname,
      of,
      likeness,
      matches[0]!.known,
      adds,
      differs,
    ]),
  ).toEqual([
    ['Karin', 'list', 'sure', 1, ['phone'], []],
    ['Dorothy', 'list', 'maybe', 3, [], []],
    ['Walter', 'list', 'maybe', 4, [], ['email']],
    ['Kate', 'list', 'sure', 5, [], ['lastname']],
    ['Ada', 'file', 'sure', undefined, [], []],
    ['Eve', 'list', 'maybe', 1, [], []],
  ])
})

test('each double is merged, kept or skipped; the later row lets the earlier know', () => {
  const { doubles, parties } = check(
    'Name|Email|Phone|Notes\nKarin Dahl|karin@dahl.se|713-555-0199|sings\nWalter Hart|other@hart.example||\nAda Obi|||a\nAda Obi|ada@obi.ng||b\nIfe|||',
    known,
  )
  const plan = (decisions: [number, 'merge' | 'keep' | 'skip', boolean?][]) =>
    planOf({
      parties,
      doubles,
      decisions: new Map(decisions.map(([party, choice, replace = false]) => [party, { choice, replace }])),
      labels: context.labels,
    })
  const usual = plan([])
  expect(usual.merges).toMatchObject([{ id: 1, fill: { phone: '+1 (713) 555-0199', notes: 'sings' }, replace: [], places: [{ id: 7 }] }])
  expect(usual.guests).toMatchObject([
    { firstname: 'Walter' },
    { firstname: 'Ada', email: 'ada@obi.ng', notes: 'a\nb' },
    { firstname: 'Ife' },
  ])
  expect(usual.wedding_events).toEqual([7])
  const other = plan([
    [0, 'keep'],
    [1, 'merge', true],
    [3, 'skip'],
    [4, 'skip'],
  ])
  expect(other.merges).toMatchObject([{ id: 4, fill: { email: 'other@hart.example' }, replace: ['email'] }])
  expect(other.guests.map(({ firstname, email }) => [firstname, email])).toEqual([
    ['Karin', 'karin@dahl.se'],
    ['Ada', undefined],
  ])
})
