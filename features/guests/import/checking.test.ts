import { expect, test } from 'vitest'
import { guessColumns } from './column-guess.ts'
import { checkRows, lookAt } from './import-check.ts'
import { fatesOf, planOf } from './import-plan.ts'

const events = [
  { id: 7, name: 'The wedding' },
  { id: 8, name: 'Rehearsal dinner' },
]
const context = { events: [7], couple: ['Theo', 'Ada'], labels: { email: 'Email:', phone: 'Phone:', reply: 'RSVP:' } } as const
const table = (text: string) => text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))

function check(text: string, known: Parameters<typeof checkRows>[1]['known'] = []) {
  const rows = table(text)
  const { headAt, targets } = guessColumns(rows, events)
  return checkRows(rows, { headAt, targets, context, known })
}

test('a file says who drinks, and says nothing of whom it leaves open', () => {
  const { parties } = check('Name|Drinks alcohol\nAda Obi|Yes\nBo Dahl|no\nIfe Nwosu|')
  expect(parties.map(({ guests: [guest] }) => guest!.drinks)).toEqual([true, false, undefined])
  const { guests } = planOf({ parties, doubles: [], decisions: new Map(), labels: context.labels })
  expect(guests.map(({ drinks }) => drinks)).toEqual([true, false, undefined])
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
        { firstname: 'Kemi', age_group: 'child', phone: '+234 803 555 0148', notes: '', tags: ['Bride'] },
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
    ['Kate', 'list', 'maybe', 5, [], ['lastname']],
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

test('who is new in a party of the list joins those who are there; who was only counted is somebody of them', () => {
  const list = [
    { id: 1, firstname: 'Karin', lastname: 'Dahl' },
    { id: 2, firstname: 'Ifeoma', lastname: 'Nwosu', household: 'The Nwosus' },
    { id: 3, firstname: 'Tobe', lastname: 'Nwosu', household: 'The Nwosus' },
  ]
  const checked = check('Name|How many\nKarin & Bo Dahl|\nIfeoma Nwosu and two children|', list)
  const plan = planOf({ ...checked, decisions: new Map(), known: new Map(list.map((guest) => [guest.id, guest])), labels: context.labels })
  expect(plan.households).toEqual(['Karin & Bo Dahl', 'Ifeoma Nwosu and two children'])
  expect(plan.guests).toMatchObject([
    { firstname: 'Bo', household: 0, beside: 1 },
    { firstname: 'Child 2', beside: 2 },
  ])
  expect(plan.merges).toMatchObject([{ id: 1, household: 0 }, { id: 2 }, { id: 3 }])
})

test('every guest of a file has one fate, and the fates come to what is sent', () => {
  const known = [{ id: 5, firstname: 'Karin', lastname: 'Dahl', email: 'karin@dahl.se' }]
  const { parties, doubles } = check(
    `Name|Email
     Karin & Bo Dahl|karin@dahl.se
     Ife & Kemi Nwosu|ife@nwosu.co
     Ife Nwosu|ife@nwosu.co
     Mr. and Mrs. José Núñez|
     Auntie Dee + 1|
     Total:|`,
    known,
  )
  const asked = { parties, doubles, decisions: new Map(), labels: context.labels }
  const fates = fatesOf(asked)
  expect(fates).toEqual([['merged', 'added'], ['added', 'added'], ['twice'], ['added', 'added'], ['added'], ['left']])
  const { guests, merges } = planOf(asked)
  expect([guests.length, merges.length]).toEqual([6, 1])
  expect(guests.at(-1)).toMatchObject({ firstname: 'Auntie Dee', plus_one_allowed: true })
  const skipped = fatesOf({ ...asked, decisions: new Map([[0, { choice: 'skip' as const, replace: false }]]) })
  expect(skipped[0]).toEqual(['left', 'left'])
})
