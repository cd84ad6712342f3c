import { openDb } from '#db/db.ts'
import { findCards, findPiece } from '#features/magazine/content/rows.server.ts'
import { countPieces, listPieces } from '#features/magazine/content/list-rows.server.ts'
import { sql } from 'kysely'
const db0 = openDb('postgres://posy@localhost:5432/posy?host=%2Ftmp%2Fposy-pg-2581ccdd47&sslmode=disable', { max: 1 })
const got: any[] = []
const orig = (db0 as any).getExecutor()
const ex = new Proxy(orig, { get(t: any, k) { if (k === 'executeQuery') return async (q: any, ...r: any[]) => { got.push(q); return t.executeQuery(q, ...r) }; const v = t[k]; return typeof v === 'function' ? v.bind(t) : v } })
const db: any = new Proxy(db0, { get(t: any, k) { if (k === 'getExecutor') return () => ex; const v = t[k]; return typeof v === 'function' ? v.bind(t) : v } })
const piece: any = await findPiece(db, { url: '/real-weddings/lemons-cousins-and-a-brass-band' })
const cards = await findCards(db, piece.named)
const styles = (piece.terms.styles ?? []).map((t: any) => t.slug)
const asked: any = { type: 'real-wedding', author: '', named: '', sort: 'newest', page: 1, per_page: 5, meant: null, off: [], filters: [{ name: 'styles', taxonomy: 'styles', terms: styles }] }
await listPieces(db, asked); await countPieces(db, asked)
const time = async (n: string, f: () => Promise<unknown>) => { const ts: number[] = []; for (let i = 0; i < 40; i++) { const t = performance.now(); await f(); ts.push(performance.now() - t) } ts.sort((a, b) => a - b); console.log(n, 'min', ts[0]!.toFixed(2), 'median', ts[20]!.toFixed(2)) }
await time('piece', () => findPiece(db0, { url: '/real-weddings/lemons-cousins-and-a-brass-band' }))
await time('cards ' + cards.length, () => findCards(db0, piece.named))
await time('list', () => listPieces(db0, asked)); await time('count', () => countPieces(db0, asked))
for (const q of got.slice(0, Number(process.argv[2] ?? 4))) { const r = await db0.executeQuery<any>({ ...q, sql: 'explain (analyze, buffers, costs off) ' + q.sql }); console.log('=====\n' + r.rows.map((x: any) => x['QUERY PLAN']).filter((x: string) => /actual|Time|Planning|Exec/.test(x)).join('\n')) }
await db0.destroy()
