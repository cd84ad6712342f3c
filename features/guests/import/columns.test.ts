import { expect, test } from 'vitest'
import { addressOf } from '#features/guests/list/bulk/address-parts.ts'
import { guessColumns } from './column-guess.ts'
import { replyOf } from './reply-words.ts'
import { namesIn, namesOf } from './row-names.ts'

const events = [
  { id: 7, name: 'The wedding' },
  { id: 8, name: 'Rehearsal dinner' },
]
const table = (text: string) => text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
const guess = (text: string) => guessColumns(table(text), events).targets

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
    'Last name|First name|Household|Group|Side|Age group|Drinks alcohol|Wedding party role|Email|Phone|Address|Address, line 2|City|State|Postal code|Country|Dietary notes|Plus-one|Table|Tags|Notes|Save-the-date sent|The wedding',
    'lastname firstname household group side age_group drinks role email phone address_line1 address_line2 city state postal_code country dietary plus_one table tags notes leave_out rsvp:7',
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

test.each([
  ['Auntie Dee + 1', 'Igwe', ['Auntie Dee|Igwe|+'], ''],
  ['Sarah (bridesmaid)', 'Miller', ['Sarah|Miller|'], 'bridesmaid'],
  ['Tom & Jo', 'Fairweather', ['Tom|Fairweather|', 'Jo|Fairweather|'], ''],
  ['Mr. and Mrs. José', 'Núñez', ['José|Núñez|', 'Mrs.|Núñez|'], ''],
])('%j and %j in cells of their own are read as on one line', (first, last, people, aside) => {
  const read = namesOf(first, last)
  expect(read.people.map(({ firstname, lastname, plus_one_allowed }) => `${firstname}|${lastname}|${plus_one_allowed ? '+' : ''}`)).toEqual(
    people,
  )
  expect(read.aside).toBe(aside)
})
