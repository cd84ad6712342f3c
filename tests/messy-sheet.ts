/** The same numbers for the same seed, so that a failure comes again. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % below
  }
}

const firsts =
  'Adaeze Emeka Folake Tunde Ngozi Chidi Walter Karin Bo Åsa José Zoë Birta Li Ife Kemi Sam Robin Maeve Dmitri Anne-Marie Priya Omar Grace'.split(
    ' ',
  )
const lasts = "Obi Balogun Nwosu Hart Dahl Price Jónsdóttir Müller O'Neil van der Berg Okafor Lindqvist García Chen Igwe Fairweather".split(
  / (?!der|Berg)/,
)
const partners = ['Pat', 'Jo', 'Max', 'Uma']
const streets = ['12 Oak St', '14 Bode Thomas St', '9 Elm Avenue, Apt 4', '1600 Main St']
const towns = ['Houston, TX 77002', 'Boston, MA 2139', 'Surulere, Lagos, Nigeria', 'London SW1A 2AA, UK']
const replies = ['Y', 'yes!', 'maybe', 'no', '', '', 'Coming', 'can’t', '???', 'waiting', 'banana']
const groups = ['Lagos', 'Houston', 'work', 'College', '']

/** What couples really have: a title above the headings, names in every form, gaps, totals, and the same people twice. */
export function messySheet({ rows = 400, seed = 7 } = {}): string {
  const number = numbersFrom(seed)
  const of = <One>(all: readonly One[]): One => all[number(all.length)]!
  const lines = [
    ['OUR WEDDING!! final list (2)'],
    [],
    ['Name', 'Family', 'Mobile', 'E-mail', 'Addr', 'How many', 'Coming??', 'Food', 'Auntie’s notes'],
  ]
  for (let nth = 0; nth < rows; nth++) {
    const [first, last] = [of(firsts), of(lasts)]
    const name = of(
      [
        `${first} ${last}${nth}`,
        `${last}${nth}, ${first}`,
        `${first} & ${of(partners)} ${last}${nth}`,
        `Mr. & Mrs. ${first} ${last}${nth}`,
        `${first} ${last}${nth} + 1`,
        `Auntie ${first} ${last}${nth}`,
      ].map((one) => one.replace(/(?<=\p{L})\d+/gu, lettersOf)),
    )
    const phone = of([`713-555-0${100 + number(900)}`, `(713) 555 0${100 + number(900)}`, '', '', '+234 803 555 0148', '713 555 01'])
    const email = of([`guest${nth}@example.com`, `Guest${nth}@Example.com`, '', '', 'no idea@'])
    lines.push([
      name,
      of(groups),
      phone,
      email,
      of([`${of(streets)}, ${of(towns)}`, '', '']),
      of(['', '', '2', '3']),
      of(replies),
      of(['', '', 'no nuts', 'jollof, "extra" hot']),
      of(['', 'do not seat near Lars', '=SUM(A1:A9)']),
    ])
    if (number(25) === 0) lines.push([])
    if (number(40) === 0) lines.push(lines.at(-2)!.length === 9 ? lines.at(-2)! : lines.at(-1)!)
  }
  lines.push(['Total: 812'])
  return lines.map((line) => line.map(quoted).join(';')).join('\r\n')
}

/** Names hold no digits; a number of its own makes each of them one of a kind. */
function lettersOf(digits: string): string {
  return [...digits].map((digit) => 'abcdefghij'[Number(digit)]!).join('')
}

function quoted(cell: string): string {
  return /[;"\n,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
