import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#db/place.ts'
import { excused, hasOneChance, unmarked } from '#scripts/one-chance.ts'
import { runPart } from '#scripts/part-run.ts'
import { judge, mostUnsteady } from '#scripts/second-run.ts'
import { errorsAt, reportAt, vitest } from '#scripts/test-parts.ts'

const everySecondTime = `import { existsSync, writeFileSync } from 'node:fs'
test('fails every second time', () => {
  const isSecond = existsSync(import.meta.filename + '.seen')
  writeFileSync(import.meta.filename + '.seen', '')
  expect(isSecond).toBe(true)
})`

test('what fails once and passes alone is unsteady; what fails again, or is about rights, fails; so does what is no test', async () => {
  const part = planted({
    'unsteady.test.ts': everySecondTime,
    'rights.test.ts': `// One chance: rights\n${everySecondTime}`,
    'steady.test.ts': `test('fails', () => expect(1).toBe(2))\ntest('passes', () => {})`,
    'broken.test.ts': `import './nothing-there.ts'`,
    'outside.test.ts': `test('leaves an error behind', async () => {
      void Promise.reject(new Error('left behind'))
      await new Promise((resolve) => setTimeout(resolve, 50))
    })`,
  })
  const first = await runPart(part, { isShown: false })
  expect(first.others).toEqual([expect.stringContaining('nothing-there'), expect.stringContaining('left behind')])
  const { failed, unsteady } = await judge(part, first, mostUnsteady, { isShown: false })
  expect(unsteady.map(({ file }) => file)).toEqual([expect.stringContaining('unsteady.test.ts')])
  expect(failed.map(({ file }) => file).sort()).toEqual([
    expect.stringContaining('rights.test.ts'),
    expect.stringContaining('steady.test.ts'),
  ])
})

test('where more fail than may be unsteady, nothing is run again', async () => {
  const names = Array.from({ length: mostUnsteady + 1 }, (_, nth) => `unsteady-${nth}.test.ts`)
  const part = planted(Object.fromEntries(names.map((name) => [name, everySecondTime])))
  const first = await runPart(part, { isShown: false })
  const { failed, unsteady } = await judge(part, first, mostUnsteady, { isShown: false })
  expect([failed.length, unsteady.length]).toEqual([names.length, 0])
})

test('a run without a test, or that ends before its report, is a failure', async () => {
  const empty = await runPart(planted({ 'nothing.ts': '' }), { isShown: false })
  expect(empty).toMatchObject({ passed: [], failures: [], others: [expect.stringContaining('after 0 tests')] })
  const gone = planted({ 'gone.test.ts': `process.on('exit', () => {})\ntest('goes', () => process.kill(process.ppid, 'SIGKILL'))` })
  expect((await runPart(gone, { isShown: false })).others).toEqual([expect.stringMatching(/ended with/)])
})

test('stories of rights say so in their first line, and those of the matrix and of kills by their place', () => {
  expect(['tests/authz/matrix.test.ts', 'tests/hostile/wire.test.ts', 'tests/faults/kills.test.ts'].map(hasOneChance)).toEqual([
    true,
    true,
    true,
  ])
  expect([hasOneChance('features/guests/list/strangers.test.ts'), hasOneChance('web/ui/ring-arcs.test.ts')]).toEqual([true, false])
  const file = join(folderOf({ 'quiet.test.ts': `test('a stranger reads nothing', () => {})` }), 'quiet.test.ts')
  const place = relative(root, file)
  const marked = expect.stringContaining('its first line')
  expect(unmarked([place])).toEqual([marked])
  writeFileSync(file, `test.each([[1], [2]])('a stranger reads nothing of %i', () => {})`)
  expect(unmarked([place])).toEqual([marked])
  writeFileSync(file, `// One chance: rights\n\n${readFileSync(file, 'utf8')}`)
  expect(unmarked([place])).toEqual([])
})

test('what is about rights is never written down as unsteady', () => {
  const line = (file: string) => `| \`${file}\`: a title | seen | tried |\n`
  expect(excused(line('web/ui/ring-arcs.test.ts'))).toEqual([])
  expect(excused(line('tests/e2e/offline.spec.ts') + line('tests/faults/kills.test.ts'))).toHaveLength(2)
})

/** Tests of a folder of their own, with all that Vitest needs to run them. */
function planted(files: Record<string, string>) {
  const folder = folderOf({
    ...files,
    'vitest.config.mjs': `export default { root: ${JSON.stringify(tmpdir())}, test: { include: [import.meta.dirname + '/*.test.ts'], globals: true } }`,
  })
  const name = `planted-${crypto.randomUUID()}`
  onTestFinished(() => {
    for (const of of [name, `${name}-again`]) for (const file of [reportAt(of), errorsAt(of)]) rmSync(file, { force: true })
  })
  return vitest(name, join(folder, 'vitest.config.mjs'))
}

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'posy-planted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
