import type { Db } from '#db/db.ts'
import { type Cell, isQueue, mayChange, mayShow, mustShow, nameOf } from './cells.ts'
import { canary, filled, marksIn } from './objects.ts'
import { rowsOf } from './rows-of.ts'
import { type Answer, requestOf, send, type Sent, variantsOf } from './send.ts'

export interface Options {
  db: Db
  origin: string
  cells: readonly Cell[]
  /** Only the call itself, as a sample takes it. */
  isPlain?: boolean
}

/** Executes the cells and says of each that is wrong what is. */
export async function wrongCells({ db, origin, cells, isPlain = false }: Options): Promise<string[]> {
  const couples = cells.map(({ objects }) => Number(objects['A']))
  await atOnce(
    cells.filter(({ role }) => role === 'stale_token'),
    (cell) => signOut(origin, cell),
  )
  const before = await rowsOf(db, couples)
  const wrong = (await atOnce(cells, (cell) => check(origin, cell, isPlain))).flat()
  const after = await rowsOf(db, couples)
  for (const cell of cells.filter((cell) => !mayChange(cell))) {
    const [earlier, now] = [before, after].map((rows) => rows.get(Number(cell.objects['A']))!)
    const changed = [...new Set([...earlier!.keys(), ...now!.keys()])].filter((table) => earlier!.get(table) !== now!.get(table))
    if (changed.length > 0) wrong.push(said(cell, `changed ${changed.join(', ')}`))
  }
  return wrong
}

/** So many calls are under way at any moment. */
const lanes = 12

async function atOnce<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const left = items.entries()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [at, item] of left) results[at] = await work(item)
    }),
  )
  return results
}

async function signOut(origin: string, cell: Cell): Promise<void> {
  await send(origin, { ...requestOf(cell), ...logout, headers: { authorization: `Bearer access-${cell.n}` } })
}

const logout = { method: 'POST', path: '/api/v1/auth/logout', query: '', body: undefined }

async function check(origin: string, cell: Cell, isPlain: boolean): Promise<string[]> {
  const sent = requestOf(cell)
  const variants = isPlain ? [] : variantsOf(cell, sent)
  const isRefused = !cell.expected.startsWith('2')
  const answer = await send(origin, sent)
  const wrong = [...wrongOf(cell, answer), ...missingIn(cell, answer)]
  if (!isPlain && !isRefused) wrong.push(...(await afterwards(origin, cell, sent)))
  for (const { name, sent: other, mayBeNowhere, isHead } of variants) {
    const again = await send(origin, other)
    const isSame = again.status === answer.status && again.text === (isHead ? '' : answer.text)
    const isNowhere = mayBeNowhere && (again.status === 404 || again.status === 405)
    const isKept = cell.expected.startsWith('2') && again.status === answer.status
    if (!isSame && !isNowhere && !isKept)
      wrong.push(said(cell, `${name}: ${again.status} ${again.text.slice(0, 100)}, else ${answer.status} ${answer.text.slice(0, 100)}`))
    wrong.push(...leaksIn(cell, again).map((leak) => `${leak} ${name}`))
  }
  return wrong
}

function wrongOf(cell: Cell, answer: Answer): string[] {
  const isRight = cell.expected.endsWith('xx') ? String(answer.status)[0] === cell.expected[0] : answer.status === Number(cell.expected)
  const wrong = isRight ? [] : [said(cell, `${answer.status} instead of ${cell.expected}: ${answer.text.slice(0, 150)}`)]
  return [...wrong, ...leaksIn(cell, answer)]
}

/** Marks of couples in body or headers that the role may not see. */
function leaksIn(cell: Cell, { headers, text }: Answer): string[] {
  const leaks = marksIn(`${headers}\n${text}`).filter(({ n, kind }) => (n !== cell.n && !isQueue(cell)) || !mayShow(cell, kind))
  return leaks.map(({ n, kind }) => said(cell, `shows ${kind} of ${n === cell.n ? 'the couple' : 'another couple'}`))
}

function missingIn(cell: Cell, { status, text }: Answer): string[] {
  const missing = status >= 300 || !mustShow(cell) ? [] : (cell.recipe.shows ?? []).filter((kind) => !text.includes(canary(cell.n, kind)))
  return missing.map((kind) => said(cell, `does not show ${kind}`))
}

async function afterwards(origin: string, cell: Cell, sent: Sent): Promise<string[]> {
  const { afterwards } = cell.recipe
  if (!afterwards) return []
  const { method, path, expected } = afterwards
  const { status } = await send(origin, { ...sent, method, path: String(filled(path, cell.objects)), body: undefined })
  return status === expected ? [] : [said(cell, `${method} ${path} afterwards: ${status} instead of ${expected}`)]
}

function said(cell: Cell, what: string): string {
  return `${cell.role}: ${nameOf(cell)}: ${what}`
}
