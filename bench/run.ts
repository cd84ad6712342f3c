import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#db/place.ts'
import { openBenchDatabase, tokenOf } from './database.ts'
import { benchIngest } from './ingest.ts'
import { benchList, median } from './list.ts'
import { launch } from './target.ts'

const goals: { list_cpu_ratio: number; ingest_cpu_ratio: number; first_answer_ms: number } = JSON.parse(
  readFileSync(join(root, 'bench/goals.json'), 'utf8'),
)
const isQuick = process.argv.includes('--quick')

const { url: database, postgresPid, stop } = await openBenchDatabase()
try {
  const list = await benchList({ database, postgresPid, rounds: isQuick ? 3 : 5, seconds: isQuick ? 2 : 3 })
  const ingest = await benchIngest({ database, postgresPid, rounds: isQuick ? 3 : 5, seconds: isQuick ? 2 : 3 })
  for (const [name, { perSecond, app, postgres, cpu }] of named({ list, ingest })) {
    console.log(
      `  ${name.padEnd(15)} ${perSecond.toFixed(0).padStart(6)}/s   CPU ms: app ${app.toFixed(3)}  postgres ${postgres.toFixed(3)}  both ${cpu.toFixed(3)}`,
    )
  }
  const ratio = list.product.cpu / list.floor.cpu
  const start = await benchStart(isQuick ? 3 : 5)
  report('guest list, CPU beside the floor', ratio, goals.list_cpu_ratio, 'x')
  report('fifty events, CPU beside the floor', ingest.product.cpu / ingest.floor.cpu, goals.ingest_cpu_ratio, 'x')
  report('launch to first list, PostgreSQL running', start, goals.first_answer_ms, ' ms')
} finally {
  await stop()
}

function named(benches: Record<string, Awaited<ReturnType<typeof benchList>>>) {
  return Object.entries(benches).flatMap(([bench, sides]) =>
    Object.entries(sides).map(([side, summed]) => [`${bench} ${side}`, summed] as const),
  )
}

/** From the launch of the process to the first guest list, the database running: the median of so many launches. */
async function benchStart(launches: number): Promise<number> {
  const times: number[] = []
  for (let nth = 0; nth < launches; nth++) {
    const headers = { authorization: `Bearer ${tokenOf(1)}` }
    const target = await launch(
      'dist/main.js',
      { PORT: '4603', DATABASE_URL: database, POSY_MODE: 'demo' },
      'http://127.0.0.1:4603/api/v1/guests',
      headers,
    )
    times.push(target.firstAnswer)
    await target.stop()
  }
  console.log(`  start ${times.map((time) => `${time.toFixed(0)} ms`).join(', ')}`)
  return median(times)
}

function report(name: string, value: number, goal: number, unit: string): void {
  const isMet = value <= goal
  console.log(`${isMet ? '  ok    ' : '  MISSED'} ${name}: ${value.toFixed(2)}${unit}, at most ${goal}${unit}`)
  if (!isMet) process.exitCode = 1
}
