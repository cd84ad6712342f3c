import type { Terms } from './quote-terms.ts'

interface Fault {
  path: (string | number)[]
  message: string
}

/** What of a quote does not go together, beside the field that it is about. */
export function faultsOf({ lines, deposit, plan, cancellation }: Terms): Fault[] {
  return [
    ...lines.flatMap((line, nth) =>
      [...lineFaults(line), ...namingFaults(lines, nth)].map(({ path, message }) => ({ path: ['lines', nth, ...path], message })),
    ),
    ...planFaults(plan),
    ...(deposit && (deposit.amount === null) === (deposit.percent === null)
      ? [{ path: ['deposit', 'amount'], message: 'Please enter an amount or a percentage.' }]
      : []),
    ...cancellation.flatMap(({ days_before }, nth) =>
      nth > 0 && days_before >= cancellation[nth - 1]!.days_before
        ? [{ path: ['cancellation', nth, 'days_before'], message: 'Please go from the earliest day to the last.' }]
        : [],
    ),
  ]
}

function lineFaults({ state, how, option }: Terms['lines'][number]): Fault[] {
  if ((state === 'priced') !== (how !== null))
    return [
      { path: ['how'], message: state === 'priced' ? 'Please say what it costs.' : 'What has a price is neither included nor left open.' },
    ]
  if (how === null) return option === null ? [] : [{ path: ['option'], message: 'Only what has a price can be taken or left.' }]
  if (how.by === 'table' && (how.tables === null) === (how.seats === null || how.seats === 0))
    return [{ path: ['how', 'tables'], message: 'Please enter how many tables, or how many seats at each.' }]
  return how.by === 'head' ? headFaults(how) : []
}

function headFaults({ rates, above, tiers }: Extract<NonNullable<Terms['lines'][number]['how']>, { by: 'head' }>): Fault[] {
  const every = [{ path: ['rates'], rates }, ...tiers.map(({ rates }, nth) => ({ path: ['tiers', nth, 'rates'], rates }))]
  const empty = every.filter(({ rates }) => Object.values(rates).every((rate) => rate === null))
  const beyond =
    above === null ? [] : every.filter(({ rates }) => [rates.infant, rates.drinker, rates.vendor].some((rate) => rate !== null))
  return [
    ...empty.map(({ path }) => ({ path: ['how', ...path, 'adult'], message: 'Please enter a price for somebody.' })),
    ...beyond.map(({ path }) => ({ path: ['how', ...path, 'adult'], message: 'Beyond a number only adults and children are counted.' })),
    ...tiers.flatMap(({ from }, nth) =>
      from <= (nth === 0 ? 0 : tiers[nth - 1]!.from)
        ? [{ path: ['how', 'tiers', nth, 'from'], message: 'Please go from the smallest number to the largest.' }]
        : [],
    ),
  ]
}

/** A line counts only what stands above it, so that nothing counts itself. */
function namingFaults(lines: Terms['lines'], nth: number): Fault[] {
  const { key, how } = lines[nth]!
  const above = new Set(lines.slice(0, nth).map((line) => line.key))
  const twice = above.has(key) ? [{ path: ['key'], message: 'Two lines have that key.' }] : []
  if (how?.by !== 'percent' && how?.by !== 'minimum') return twice
  const isNamed = how.of.every((name) => above.has(name)) && new Set(how.of).size === how.of.length
  return isNamed ? twice : [...twice, { path: ['how', 'of'], message: 'Please choose lines above it, each once.' }]
}

function planFaults(plan: Terms['plan']): Fault[] {
  const rests = plan.filter(({ share }) => share === 'rest').length
  const one = plan.length > 0 && rests !== 1 ? [{ path: ['plan'], message: 'One part of a plan takes what is left.' }] : []
  return [
    ...one,
    ...plan.flatMap(({ share, amount, percent, due_from, due_days }, nth) => [
      ...((share === 'amount') === (amount === null) ? [{ path: ['plan', nth, 'amount'], message: 'Please enter an amount.' }] : []),
      ...((share === 'percent') === (percent === null)
        ? [{ path: ['plan', nth, 'percent'], message: 'Please enter how many percent.' }]
        : []),
      ...((due_from === null) !== (due_days === null)
        ? [{ path: ['plan', nth, 'due_days'], message: 'Please say how many days, and from when.' }]
        : []),
    ]),
  ]
}
