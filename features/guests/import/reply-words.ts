import { folded } from '#web/ui/folded.ts'

/** What an answer comes to: a status, or that somebody is not on the list at all. */
export type Said = 0 | 1 | 2 | 3 | 4 | 'off'

const words: readonly [Said, string][] = [
  [
    2,
    'y yes yep yup yeah ja oui si sim tak da coming attending accepted accept accepts accepted_with_joy attends will_attend joyfully_accepts confirmed going in true x v ✓ ✔ ☑ 👍',
  ],
  [
    3,
    'n no nope nein non nao nej declined decline declines regrets regret sends_regrets regretfully_declines not_coming not_attending cannot cant can_t can_t_come can_t_make_it will_not_attend not_going out false ✗ ✘ 👎 absent',
  ],
  [4, 'maybe perhaps unsure not_sure tentative possibly undecided probably likely vielleicht ?'],
  [
    1,
    'pending waiting awaiting no_response no_reply not_responded invited awaiting_response sent asked tbd tba not_yet waiting_for_answer open',
  ],
  [0, 'not_asked not_sent none no_rsvp'],
  ['off', 'not_invited uninvited n_a na not_on_list'],
]

const known = new Map(words.flatMap(([said, all]) => all.split(' ').map((word): [string, Said] => [word.replaceAll('_', ' '), said])))

/** Longer than any answer; what stands behind its first words is a remark. */
const mostInReply = 200

/** The answer that a cell gives in somebody's own words; nothing where they can't be read. */
export function replyOf(cell: string): Said | undefined {
  const plain = folded(cell.slice(0, mostInReply))
    .replace(/['’.,!()/_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const word = /^\?+$/.test(plain) ? '?' : plain.replace(/\?+$/, '').trim()
  const said = known.get(word)
  if (said !== undefined) return said
  // How many come, and words with a name or a number behind them.
  if (/^\d{1,2}$/.test(word)) return word === '0' ? 3 : 2
  const first = /^(yes|no|maybe|coming|attending|declined|accepted|not coming|not attending|pending)\b/.exec(word)?.[1]
  return first ? known.get(first) : undefined
}

/** Whether a cell says that somebody is meant; any mark will do. */
export function isYes(cell: string): boolean {
  const said = replyOf(cell)
  return said === undefined ? cell.trim() !== '' : said === 2 || said === 1 || said === 4
}
