interface DemoTask {
  event: string
  title: string
  description: string
  category: string
  due_date: string
  months_before: number | null
  completed_at: string | null
  who: 'june' | 'theo' | null
}

/** `x` is done, `j` and `t` say who does it; then the day where one is fixed, title and what there is to say about it. */
type Line = readonly [marks: string, title: string, description?: string, day?: string]

const [wedding, supper, breakfast] = ['The wedding', 'Rehearsal supper', 'Leftovers breakfast']

/** What June and Theo have to do: 64 tasks, eight of them done, 31 of the wedding open. */
export const demoTasks: DemoTask[] = [
  ...month('2026-10', 8, wedding, [
    ['xj', 'Agree on a budget', '$38,000, and who pays for what'],
    ['xj', 'Book Hart Farm', 'Ruth says yes'],
    ['xt', 'Hold the date with the vicar'],
    ['xj', 'Book the photographer'],
    ['xt', 'Choose the caterer', 'Long table, family style'],
    ['xj', 'Send the invitations', '58 envelopes'],
  ]),
  ...month('2026-11', 7, wedding, [
    ['xj', 'Agree on a style'],
    ['xj', 'Hold the band', 'The Low Notes'],
    ['t', 'Choose the florist', 'You have three quotes. Fern & Fable’s holds until Friday the 27th.', '2026-11-27'],
    ['t', 'Ask Theo’s uncle about parking', 'He prefers the telephone'],
    ['j', 'Find somewhere for Lagos to sleep', '24 people, two nights'],
  ]),
  ...month('2026-12', 6, wedding, [
    ['j', 'Send save-the-dates', '68 of 92 addresses in', '2026-12-12'],
    ['j', 'Choose the caterer’s menu', 'Tasting on December 8'],
    ['t', 'Start on the dress'],
    ['t', 'Hold hotel rooms for Lagos'],
    ['t', 'Ask Birta to officiate'],
    ['j', 'Renew two passports'],
    ['t', 'Look at registries'],
  ]),
  ...month('2027-01', 5, wedding, [
    ['j', 'Order chairs and linen', 'Ed has forty benches'],
    ['t', 'Arrange the bus from Healdsburg', 'The last one leaves at one'],
    ['j', 'Help Lagos with visas'],
  ]),
  ...month('2027-01', 5, supper, [
    ['t', 'Find a room for the supper', 'Within a walk of the hotel'],
    ['', 'Say who comes on Friday'],
    ['j', 'Ask Adaeze about the jollof'],
  ]),
  ...month('2027-02', 4, wedding, [
    ['j', 'Have the first fitting', 'Wear the shoes'],
    ['t', 'Order the other suit'],
    ['', 'Write the ceremony’s words', 'Twenty minutes, and no longer'],
    ['t', 'Move the tractor', 'Ed says in spring'],
  ]),
  ...month('2027-02', 4, supper, [
    ['t', 'Taste three suppers'],
    ['j', 'Choose the wine for Friday'],
  ]),
  ...month('2027-02', 4, breakfast, [
    ['t', 'Ask who stays until Sunday'],
    ['j', 'Hold the barn for Sunday morning'],
  ]),
  ...month('2027-03', 3, wedding, [
    ['j', 'Begin the vows'],
    ['t', 'Plan the lights in the orchard'],
    ['j', 'Choose the cake', 'Taste three, order less'],
    ['', 'Book hair and make-up'],
  ]),
  ...month('2027-03', 3, supper, [
    ['t', 'Settle the supper’s menu'],
    ['j', 'Write the cards for Friday'],
    ['', 'Borrow a projector'],
  ]),
  ...month('2027-03', 3, breakfast, [
    ['j', 'Settle eggs and coffee', 'For fifty-eight'],
    ['t', 'Find somebody who bakes'],
  ]),
  ...month('2027-04', 2, wedding, [
    ['j', 'Ask who hasn’t answered', 'A text is kinder than a guess'],
    ['t', 'Get the marriage license', 'Both of you, both IDs'],
    ['t', 'Give the band your list'],
    ['j', 'Order place cards'],
  ]),
  ...month('2027-04', 2, supper, [
    ['t', 'Ask who wants to speak'],
    ['j', 'Count Friday’s supper'],
  ]),
  ...month('2027-04', 2, breakfast, [
    ['', 'Borrow the big griddle'],
    ['j', 'Tell people about Sunday'],
  ]),
  ...month('2027-05', 1, wedding, [
    ['j', 'Seat everybody', 'Start with who should not sit together'],
    ['j', 'Give the caterer the final count'],
    ['t', 'Write the day’s timetable'],
    ['t', 'Confirm every vendor'],
  ]),
  ...month('2027-05', 1, supper, [
    ['t', 'Give them the number'],
    ['j', 'Choose presents for your people'],
  ]),
  ...month('2027-05', 1, breakfast, [
    ['t', 'Order flour and oranges'],
    ['j', 'Count Sunday’s breakfast'],
    ['', 'Ask Posy to pick strawberries'],
  ]),
  ...month('2027-06', 0.25, wedding, [
    ['j', 'Walk through the ceremony once', '', '2027-06-25'],
    ['t', 'Put the tips in envelopes'],
  ]),
  ...month('2027-06', 0.25, supper, [['j', 'Bring the presents']]),
  ...month('2027-06', 0.25, breakfast, [
    ['t', 'Set the long row again'],
    ['', 'Box what is left over'],
    ['j', 'Take the flowers to the hospital'],
  ]),
]

function month(name: string, months_before: number, event: string, lines: readonly Line[]): DemoTask[] {
  return lines.map(([marks, title, description = '', day]) => ({
    event,
    title,
    description,
    category: event === wedding ? '' : event,
    due_date: day ?? lastOf(name),
    months_before: day ? null : months_before,
    completed_at: marks.includes('x') ? `${name}-18T17:00:00Z` : null,
    who: marks.includes('j') ? 'june' : marks.includes('t') ? 'theo' : null,
  }))
}

function lastOf(month: string): string {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, nth, 0)).toISOString().slice(0, 10)
}
