import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { Guest } from '#features/guests/list/contract.ts'
import { namesOf } from '#features/shapes.ts'

/** The least that can answer the guest list: node:http, prepared statements, and column text copied straight into JSON. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 })
const columns = namesOf(Guest.omit({ wedding_events: true, plus_one_names: true, tags: true }).shape).join()
const answers = `(select string_agg('{"id":'||event_id||',"status":'||status||',"plus_one_count":'||plus_one_count||'}',',' order by event_id) from guest_answers a where a.user_id=guests.user_id and a.guest_id=guests.id)`
const order = 'order by lastname,firstname,id'

/** What is asked of the list, with the values of its statement. */
interface Question {
  name: string
  where: string
  values: unknown[]
  after: string
  offset: number
}

function questionOf(user: unknown, asked: URLSearchParams): Question {
  const values: unknown[] = [user]
  const value = (given: unknown) => `$${values.push(given)}`
  let [name, where, after] = ['', 'user_id=$1', '']
  const [search, event, cursor] = [asked.get('search'), asked.get('guest_event_id'), asked.get('cursor')]
  if (search) [name, where] = [`${name}s`, `${where} and search_text like ${value(`%${search}%`)}`]
  if (event)
    [name, where] = [
      `${name}e`,
      `${where} and exists(select from guest_answers a where a.user_id=guests.user_id and a.guest_id=guests.id and event_id=${value(event)} and status=${value(asked.get('status'))})`,
    ]
  if (asked.has('missing_info')) [name, where] = [`${name}m`, `${where} and (email='' or phone='' or address_line1='' or city='')`]
  if (cursor) {
    const [, , ...place] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    after = ` and (lastname,firstname,id)>(${place.map(value).join()})`
    name += 'c'
  }
  return { name, where, values, after, offset: cursor ? 0 : (Number(asked.get('page') ?? 1) - 1) * 30 }
}

/** The first pages are read at once; with a filter or far down the ids come first, so that no row is joined in vain. */
function page({ name, where, values, after, offset }: Question) {
  const nth = `$${values.length + 1}`
  const text =
    name.replace('c', '') || offset > 300
      ? `with page as materialized (select id from guests where ${where}${after} ${order} limit 30 offset ${nth}) select ${columns},${answers} from guests where user_id=$1 and id in (select id from page) ${order}`
      : `select ${columns},${answers} from guests where ${where}${after} ${order} limit 30 offset ${nth}`
  return run(`page${name}${offset > 300}`, text, [...values, offset])
}

function total({ name, where, values }: Question) {
  const isAll = where === 'user_id=$1'
  const text = isAll ? 'select guests from guest_totals where user_id=$1' : `select count(*) from guests where ${where}`
  const given = name.includes('c') ? values.slice(0, -3) : values
  return run(`total${name.replace('c', '')}`, text, given)
}

const session = `select user_id from tokens where hash=$1 and kind='access' and expires_at>now()`
const counts = `select event_id,status,guests,heads,heads-children-infants,children,infants,drinkers,eaters from guest_event_counts where user_id=$1 and guests>0 order by event_id,status`

const unparsed = { getTypeParser: () => (text: string) => text }

type Row = (string | null)[]

async function run(name: string, text: string, values: unknown[]) {
  return pool.query({ name, text, values, rowMode: 'array', types: unparsed } as unknown as pg.QueryArrayConfig)
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

async function list(token: string, asked: URLSearchParams): Promise<string> {
  const [who] = (await run('session', session, [createHash('sha256').update(token).digest()])).rows as Row[]
  const question = questionOf(who?.[0], asked)
  const [guests, all, lines] = await Promise.all([page(question), total(question), run('counts', counts, [who?.[0]])])
  const counted = (lines.rows as Row[]).map(
    ([id, status, many, heads, adults, children, infants, drinkers, eaters]) =>
      `{"id":${id},"status":${status},"guests":${many},"heads":${heads},"adults":${adults},"children":${children},"infants":${infants},"drinkers":${drinkers},"eaters":${eaters},"meals":[]}`,
  )
  return `{"data":${jsonOf(guests.rows as Row[], guests.fields)},"meta":{"total":${(all.rows[0] as Row)[0]}},"guest_wedding_event_counts":[${counted.join(',')}]}`
}

createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://x')
  list(request.headers.authorization?.slice(7) ?? '', searchParams).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body),
    (error) => response.writeHead(500).end(String(error)),
  )
}).listen(Number(process.env['PORT']))
