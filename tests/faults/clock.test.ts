import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { showDay } from '#web/ui/day.ts'
import { clientAt } from '#tests/client.ts'
import { soon } from '#tests/soon.ts'
import { readWorkbook } from '#tests/workbook.ts'
import { reading } from './audit.ts'
import { figures } from './figures.ts'
import { mainFile, newFolder, newProduct, type Process, type Product, processOf } from './product.ts'
import { type Couple, newCouples } from './writers.ts'

/** Fourteen hours ahead, half an hour off, and where the year and summer begin at other moments. */
const zones = ['Pacific/Kiritimati', 'America/St_Johns', 'UTC', 'Pacific/Pago_Pago', 'America/Los_Angeles']

/** Where clocks change, years end, and a day is there in some years only; also one that Samoa never had. */
const days = ['2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07', '2027-12-31', '2028-01-01', '2028-02-29', '2100-03-01', '2011-12-30']
/** Midnight of that day, noon, and the last moment, as whoever enters it may mean them. */
const times = ['00:00:00Z', '12:00:00Z', '23:59:59Z']

test('a day stays the same day from the call to the list and the workbook, wherever the server stands', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  const [couple] = await newCouples(product.origin, 1)
  const moments = days.flatMap((day) => times.map((time) => `${day}T${time}`))
  for (const moment of moments)
    expect(await couple!.post('/guests', { firstname: moment, invitation_sent_at: moment })).toMatchObject({ status: 201 })
  await product.stop('SIGTERM')

  const wrong: string[] = []
  for (const TZ of zones) {
    const there = await standingIn(product, { TZ })
    const shown = await daysShown(there.origin, couple!)
    for (const moment of moments) {
      const day = moment.slice(0, 10)
      if (shown.api.get(moment) !== moment) wrong.push(`${TZ} ${moment} API ${shown.api.get(moment)}`)
      if (shown.workbook.get(moment) !== showDay(day)) wrong.push(`${TZ} ${moment} workbook ${shown.workbook.get(moment)}`)
    }
    await there.stop('SIGTERM')
  }
  figures('zones', { zones: zones.length, moments: moments.length, wrong: wrong.length })
  expect(wrong).toEqual([])
})

test('control: whoever takes a moment for a day of their own zone shows another day, and the proof sees it', () => {
  for (const TZ of zones.filter((zone) => zone !== 'UTC')) {
    const moments = days.flatMap((day) => times.map((time) => `${day}T${time}`))
    const shown = localDays(TZ, moments)
    expect(shown.filter((day, index) => day !== moments[index]?.slice(0, 10)).length).toBeGreaterThan(0)
  }
})

/** When the clock of the process passes that moment a year ends, summer time begins, or a day that few years have. */
const edges = [
  { TZ: 'Pacific/Kiritimati', at: '2027-12-31T10:00:00Z' },
  { TZ: 'America/St_Johns', at: '2027-03-14T05:30:00Z' },
  { TZ: 'UTC', at: '2028-02-29T00:00:00Z' },
]

test('while a year ends, summer time or a 29th of February begins, everybody stays signed in, a repeated create stays one, and letters leave', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  await Promise.all(edges.map((edge) => livePast(product, edge)))
  await soon(async () => expect(await unsent(product)).toBe(0))
})

async function livePast(product: Product, { TZ, at }: (typeof edges)[number]): Promise<void> {
  const edge = Date.now() + 6_000
  const there = await standingIn(product, { TZ, ...(await clockOffBy(Date.parse(at) - edge)) })
  const [couple] = await newCouples(there.origin, 1)
  const create = () => couple!.post('/guests', { firstname: at }, { 'idempotency-key': at })
  const first = await create()
  expect(first.status).toBe(201)
  const statuses: number[] = []
  while (Date.now() < edge + 500) {
    statuses.push((await couple!.get('/guests')).status, (await couple!.get('/users/me')).status)
    await sleep(50)
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect((await create()).body).toEqual(first.body)
  expect((await couple!.get('/guests')).body.meta.total).toBe(1)
}

test('of two processes whose clocks are a day and an hour apart both know a repeated create and a session of the other', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  const hours = 25 * 3_600_000
  for (const off of [hours, -hours]) {
    const there = await standingIn(product, await clockOffBy(off))
    const [couple] = await newCouples(product.origin, 1)
    const other = clientAt(there.origin, { authorization: `Bearer ${couple!.token}` })
    const [guest, key] = [{ firstname: 'Grace' }, { 'idempotency-key': `create ${off}` }]
    const answers = [
      await couple!.post('/guests', guest, key),
      await other.post('/guests', guest, key),
      await couple!.post('/guests', guest, key),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    await there.stop('SIGKILL') // the other still needs its PostgreSQL
  }
})

/** Another process of the product on the same database, in another place or time. */
async function standingIn({ folder }: Product, env: Record<string, string>): Promise<Process> {
  const there = await processOf(mainFile(), { POSY_DATA: folder, LOG_LEVEL: 'silent', ...env })
  onTestFinished(async () => void (await there.stop('SIGKILL')))
  await there.start()
  return there
}

/** The clock of the process alone, as when a machine is set wrong. */
async function clockOffBy(milliseconds: number): Promise<Record<string, string>> {
  const folder = await newFolder('posy-clock-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'clock.mjs')
  writeFileSync(
    file,
    `const Real = Date
    globalThis.Date = class Date extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ${milliseconds}) }
      static now() { return Real.now() + ${milliseconds} }
    }`,
  )
  return { NODE_OPTIONS: `--import=${file}` }
}

async function daysShown(origin: string, { token }: Couple) {
  const headers = { authorization: `Bearer ${token}` }
  const list: { body: { data: { firstname: string; invitation_sent_at: string }[] } } = await clientAt(origin, headers).get(
    '/guests?per_page=100',
  )
  const file = await fetch(`${origin}/api/v1/guests/export`, { headers })
  const [sheet] = [...readWorkbook(Buffer.from(await file.arrayBuffer())).values()]
  const [head = [], ...lines] = sheet ?? []
  const [name, invited] = [head.indexOf('First name'), head.findIndex((title) => /invitation/i.test(String(title)))]
  return {
    api: new Map(list.body.data.map(({ firstname, invitation_sent_at }) => [firstname, invitation_sent_at])),
    workbook: new Map(lines.map((line) => [String(line[name]), line[invited]])),
  }
}

/** As a process that stands there would name them. */
function localDays(TZ: string, moments: string[]): string[] {
  const script = `const two = (part) => String(part).padStart(2, '0')
    const dayOf = (date) => [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
    console.log(${JSON.stringify(moments)}.map((moment) => dayOf(new Date(moment))).join())`
  return execFileSync(process.execPath, ['-e', script], { env: { TZ }, encoding: 'utf8' }).trim().split(',')
}

function unsent({ postgres }: Product): Promise<number> {
  return reading(postgres.url(), async (db) => {
    const letters = await db.selectFrom('mails').where('sent_at', 'is', null).select('id').execute()
    return letters.length
  })
}
