import { sql } from 'kysely'
import { type Db, openDb } from '#db/db.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { p95 } from './rush.ts'
import { fillMagazine, numbers, wordsOfMagazine } from './search-data.ts'
import { launchProduct } from './target.ts'

const couple = { from: 1, couples: 1, guests: 1, events: 1 }

/** Among 100,000 vendors and 100,000 pieces: what is offered to who types, and the page of results, beside the barest query that finds something. */
export async function benchSearch({ database, isQuick }: Bench): Promise<Finding[]> {
  const url = await database.open('magazine', [couple])
  const db = openDb(url, { max: 1 })
  const isFilled = await db.selectFrom('content').where('slug', '=', 'made-0').select('id').executeTakeFirst()
  if (!isFilled) await fillMagazine(db)
  const product = await launchProduct(url)
  try {
    const asked = questions(isQuick ? 60 : 300)
    const findings: Finding[] = []
    for (const [name, { what, more, floor }] of Object.entries(kinds)) {
      const times: Record<'floor' | 'product', number[]> = { floor: [], product: [] }
      for (const [nth, q] of [...asked[name]!.slice(0, 20), ...asked[name]!].entries()) {
        const bare = await timed(() => floor(db, q))
        const whole = await timed(() => answered(`${product.origin}/api/v1/search?q=${encodeURIComponent(q)}${more}`))
        if (nth < 20) continue
        times.floor.push(bare)
        times.product.push(whole)
      }
      const both = { floor: `${p95(times.floor).toFixed(1)} ms`, product: `${p95(times.product).toFixed(1)} ms` }
      findings.push({ what, ...both, value: p95(times.product), unit: ' ms', goal: goalOf('search', name) })
      findings.push({
        what: 'the same beside one bare query in PostgreSQL',
        ...both,
        value: p95(times.product) / p95(times.floor),
        unit: 'x',
      })
    }
    return findings
  } finally {
    await Promise.all([product.stop(), db.destroy()])
  }
}

interface Asking {
  what: string
  more: string
  floor: (db: Db, q: string) => Promise<unknown>
}

const kinds: Record<string, Asking> = {
  type_ahead: {
    what: 'Offered to who types, of 200,000: 95 of 100 within',
    more: '&is_typing=true&per_page=3',
    floor: (db, q) =>
      sql`select content_id, title from content_search where title_words @@ to_tsquery('simple', ${`${lastOf(q)}:*`}) and shown_from is not null limit 9`.execute(
        db,
      ),
  },
  results: {
    what: 'Found by Enter, with reasons and counts by type, of 200,000: 95 of 100 within',
    more: '&per_page=6',
    floor: (db, q) =>
      sql`select content_id, title from content_search where words @@ plainto_tsquery('english', ${q}) and shown_from is not null limit 36`.execute(
        db,
      ),
  },
}

/** Beginnings of names as they are typed, letter by letter; and what people look for, in one to three words, a fifth with a slip. */
function questions(count: number): Record<string, string[]> {
  const random = numbers(11)
  const words = wordsOfMagazine()
  const word = () => words[Math.floor(random() ** 1.5 * words.length)]!
  const slipped = (text: string) => {
    const at = 1 + Math.floor(random() * Math.max(1, text.length - 2))
    return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
  }
  const kinds = ['florists', 'photographers', 'djs', 'disc jockey', 'barn', 'rustic', 'chicago', 'savannah', 'wedding', 'cake']
  const type_ahead = Array.from({ length: count }, (_, nth) => {
    const text = nth % 4 === 0 ? `${word()} ${word()}` : word()
    const typed = text.slice(0, 1 + Math.floor(random() * text.length))
    return nth % 5 === 4 && typed.length > 4 ? slipped(typed) : typed
  })
  const results = Array.from({ length: count }, (_, nth) => {
    const asked = [
      [word()],
      [word(), word()],
      [kinds[nth % kinds.length]!, word()],
      [kinds[nth % kinds.length]!, kinds[(nth * 3 + 5) % kinds.length]!],
    ][nth % 4]!
    return nth % 5 === 4 ? slipped(asked.join(' ')) : asked.join(' ')
  })
  return { type_ahead, results }
}

function lastOf(q: string): string {
  return q.trim().split(/\s+/).at(-1)!.toLowerCase()
}

async function answered(url: string): Promise<void> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
