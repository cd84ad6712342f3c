import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { Guest } from '#features/guests/contract.ts'
import { namesOf } from '#features/shapes.ts'

/** The least that can answer the guest list: node:http, prepared statements, and column text copied straight into JSON. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 })
const columns = namesOf(Guest.omit({ wedding_events: true, plus_one_names: true, tags: true }).shape).join()
const kept = process.env['COUNTS'] !== 'counted'

const statements = {
  session: `select user_id from tokens where hash=$1 and kind='access' and expires_at>now()`,
  page: `select ${columns},(select string_agg('{"id":'||event_id||',"status":'||status||',"plus_one_count":'||plus_one_count||'}',',' order by event_id) from guest_answers a where a.user_id=guests.user_id and a.guest_id=guests.id) from guests where user_id=$1 order by lastname,firstname,id limit 30 offset $2`,
  total: kept ? `select guests from guest_totals where user_id=$1` : `select count(*) from guests where user_id=$1`,
  counts: kept
    ? `select event_id,status,guests,heads from guest_event_counts where user_id=$1 and guests>0 order by event_id,status`
    : `select event_id,status,count(*),sum(1+plus_one_count) from guest_answers where user_id=$1 group by 1,2 order by 1,2`,
}

const unparsed = { getTypeParser: () => (text: string) => text }

type Row = (string | null)[]

async function run(name: keyof typeof statements, values: unknown[]) {
  return pool.query({ name, text: statements[name], values, rowMode: 'array', types: unparsed } as unknown as pg.QueryArrayConfig)
}

let plan: { key: string; kind: 'bare' | 'text' | 'truth' }[] | undefined
const textTypes = new Set([25, 1043, 1184])

function planOf(fields: pg.FieldDef[]) {
  return fields.map(({ name, dataTypeID }, index) => ({
    key: `${index ? ',' : '{'}"${name}":`,
    kind: dataTypeID === 16 ? ('truth' as const) : textTypes.has(dataTypeID) ? ('text' as const) : ('bare' as const),
  }))
}

function jsonOf(rows: Row[], fields: pg.FieldDef[]): string {
  plan ??= planOf(fields)
  const last = plan.length - 1
  let out = '['
  for (const [at, row] of rows.entries()) {
    if (at) out += ','
    for (let index = 0; index < last; index++) {
      const value = row[index]
      const { key, kind } = plan[index]!
      out +=
        key +
        (value === null ? 'null' : kind === 'text' ? JSON.stringify(value) : kind === 'truth' ? (value === 't' ? 'true' : 'false') : value)
    }
    out += `,"wedding_events":[${row[last] ?? ''}]}`
  }
  return `${out}]`
}

async function list(token: string, page: number): Promise<string> {
  const session = await run('session', [createHash('sha256').update(token).digest()])
  const [user] = (session.rows[0] ?? []) as Row
  const [guests, total, counts] = await Promise.all([run('page', [user, (page - 1) * 30]), run('total', [user]), run('counts', [user])])
  const lines = (counts.rows as Row[]).map(
    ([id, status, many, heads]) => `{"id":${id},"status":${status},"guests":${many},"heads":${heads},"meals":[]}`,
  )
  return `{"data":${jsonOf(guests.rows as Row[], guests.fields)},"meta":{"total":${(total.rows[0] as Row)[0]}},"guest_wedding_event_counts":[${lines.join(',')}]}`
}

createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://x')
  list(request.headers.authorization?.slice(7) ?? '', Number(url.searchParams.get('page') ?? 1)).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body),
    (error) => response.writeHead(500).end(String(error)),
  )
}).listen(Number(process.env['PORT']))
