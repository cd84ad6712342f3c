import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '#db/place.ts'
import type { Finding } from './bench.ts'

interface Result {
  day: string
  node: string
  machine: string
  findings: Finding[]
}

export type Results = Record<string, Result>

const file = join(root, 'bench/results.json')
const readme = join(root, 'bench/README.md')

/** A quick run is for sanity alone, so it is measured with a quarter more than the goal. */
export function isMet({ value, goal }: Finding, isQuick: boolean): boolean {
  return goal === undefined || value <= goal * (isQuick ? 1.25 : 1)
}

export function print(kind: string, findings: readonly Finding[], isQuick: boolean): void {
  console.log(`\n${kind}`)
  for (const finding of findings) {
    const mark = finding.goal === undefined ? '      ' : isMet(finding, isQuick) ? 'ok    ' : 'MISSED'
    const figure = shown(finding).padStart(10)
    const goal = finding.goal === undefined ? '' : `, at most ${finding.goal}${finding.unit}`
    const sides = [finding.floor && `floor ${finding.floor}`, finding.product && `product ${finding.product}`].filter(Boolean).join(', ')
    console.log(`  ${mark}${figure}  ${finding.what}${goal}${sides && ` (${sides})`}`)
  }
}

export function readResults(): Results {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Keeps what each kind found last, here and as a table in the README. */
export function keep(kind: string, findings: Finding[]): void {
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}`
  const result = { day: new Date().toISOString().slice(0, 10), node: process.version, machine, findings }
  const results = { ...readResults(), [kind]: result }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  const text = readFileSync(readme, 'utf8')
  const table = Object.entries(results).map(([name, result]) => tableOf(name, result))
  writeFileSync(
    readme,
    text.replace(/(<!-- figures -->\n).*(<!-- end -->)/s, (_, from, to) => `${from}\n${table.join('\n')}\n${to}`),
  )
}

function tableOf(kind: string, { day, node, machine, findings }: Result): string {
  const rows = findings.map((finding) => {
    const goal = finding.goal === undefined ? '' : `${finding.goal}${finding.unit}`
    const isGood = isMet(finding, false)
    return `| ${finding.what} | ${finding.floor} | ${finding.product} | ${isGood ? shown(finding) : `**${shown(finding)}**`} | ${goal}${isGood ? '' : ', missed'} |`
  })
  return [
    `### ${kind}`,
    '',
    `${day}, Node ${node.slice(1)}, ${machine}`,
    '',
    '| | floor | product | figure | at most |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function shown({ value, unit }: Finding): string {
  return `${value.toFixed(value < 20 ? 2 : 0)}${unit}`
}
