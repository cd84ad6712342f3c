import { sql } from 'kysely'
import { newProduct, type Product } from '#tests/faults/product.ts'
import { type Couple, newCouples } from '#tests/faults/writers.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { withDb } from './database.ts'
import { median } from './rounds.ts'

type Call = () => Promise<{ status: number }>

interface Pair {
  what: string
  goal: string
  /** The same call where little is, and where much is; made for each round. */
  calls: () => Promise<[Call, Call]>
}

/** Calls in a wedding of much, beside the same in a wedding of a tenth or less. */
export async function growingCalls({ rounds }: Bench): Promise<Finding[]> {
  const product = await newProduct({ TRUSTED_PROXIES: '1' })
  try {
    const [few, many] = await newCouples(product.origin, 2)
    await fill(product, few!, { acts: 20, items: 100 })
    await fill(product, many!, { acts: 2_000, items: 1_000 })
    const findings: Finding[] = []
    for (const pair of pairsOf(product, few!, many!)) findings.push(await compared(pair, rounds))
    return findings
  } finally {
    await product.remove()
  }
}

function pairsOf({ origin }: Product, few: Couple, many: Couple): Pair[] {
  const reads = (path: string) => async (): Promise<[Call, Call]> => [() => few.get(path), () => many.get(path)]
  const imported = (couple: Couple, count: number) => () =>
    couple.post('/guests/import', {
      act: crypto.randomUUID(),
      guests: Array.from({ length: count }, (_, nth) => ({ firstname: `Guest ${nth}`, lastname: 'Number' })),
    })
  return [
    { what: 'The history of 2,000 acts of 40,000 lines beside one of 20', goal: 'acts', calls: reads('/wedding-changes') },
    { what: 'the same by kind', goal: 'acts', calls: reads('/wedding-changes?kind=guests') },
    { what: 'A checklist of 1,000 items beside one of 100', goal: 'items', calls: reads('/user-checklist-items?show=open') },
    {
      what: '5,000 guests brought at once beside 500',
      goal: 'items',
      calls: async () => {
        const [one, other] = await newCouples(origin, 2)
        return [imported(one!, 500), imported(other!, 5_000)]
      },
    },
  ]
}

async function compared({ what, goal, calls }: Pair, rounds: number): Promise<Finding> {
  const times: Record<'little' | 'much', number[]> = { little: [], much: [] }
  for (let round = -1; round < rounds; round++) {
    const [little, much] = await calls()
    const taken = { little: await timed(little), much: await timed(much) }
    if (round >= 0) for (const name of ['little', 'much'] as const) times[name].push(taken[name])
  }
  return {
    what,
    floor: `${median(times.little).toFixed(0)} ms`,
    product: `${median(times.much).toFixed(0)} ms`,
    value: median(times.much.map((ms, nth) => ms / (times.little[nth] ?? Number.NaN))),
    unit: 'x',
    goal: goalOf('tenfold', goal),
  }
}

async function timed(call: Call): Promise<number> {
  const begun = performance.now()
  const { status } = await call()
  if (status > 299) throw new Error(`It answered ${status}`)
  return performance.now() - begun
}

/** Each act changes the same twenty guests; a month has as many items as any other. */
async function fill({ postgres }: Product, couple: Couple, { acts, items }: { acts: number; items: number }): Promise<void> {
  const names = Array.from({ length: 20 }, (_, nth) => `Guest${nth}`).join('\n')
  const { ids } = (await couple.post('/guests/many', { names })).body.data
  const { id } = (await couple.get('/users/me')).body.data
  await withDb(postgres.url(), async (db) => {
    await sql`
      insert into wedding_changes (user_id, actor_id, what, object_id, before, after, act, is_first)
      select ${id}, ${id}, 'guest.change', guest, '{"notes": "Before", "address_line1": "Main Street 1"}', ${JSON.stringify({ notes: 'x'.repeat(500) })}::jsonb, act, guest = ${ids[0]}
      from (select gen_random_uuid() as act from generate_series(1, ${acts}::int)) acts, unnest(${ids}::bigint[]) guest`.execute(db)
    await sql`
      insert into user_checklist_items (user_id, guest_wedding_event_id, title, due_date)
      select ${id}, ${couple.event}, 'Task ' || n, date '2027-01-01' + (n * 7) % 365 from generate_series(1, ${items}::int) n`.execute(db)
    await sql`analyze`.execute(db)
  })
}
