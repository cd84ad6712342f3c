import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { misplaced } from '#scripts/check-places.ts'
import { telling } from '#scripts/check-traces.ts'
import { projectFiles } from '#scripts/project-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-leftovers-'))
  plant('.gitignore', '.data/\n*.log\n')
  plant('README.md', 'Posy\n')
  plant('app/app.ts', 'export const app = 1\n')
  plant('.data/kept', 'ignored\n')
  plant('server/a.log', 'ignored\n')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('every file of the project has its place, and none tells of a machine', () => {
  const files = projectFiles(root)
  expect(files.length).toBeGreaterThan(1_000)
  expect(misplaced(files)).toEqual([])
  expect(telling(root, files)).toEqual([])
})

describe.each(['a checkout', 'a folder without git'])('in %s', (kind) => {
  test('what is the project’s passes, and what is ignored is none of it', () => {
    expect(listed()).toEqual(['.gitignore', 'README.md', 'app/app.ts'])
    expect(misplaced(listed())).toEqual([])
  })

  test.each([
    '.data-log',
    'notes.md',
    'docker-compose.yml',
    'docs/plan.md',
    'docs/decisions/late-thoughts.md',
    'db/dump.sql',
    'content/pictures/draft.psd',
    'art/motifs/rose.svg',
    '.ci/steps.yml',
    'server/deep/app.ts',
    'features/guests/row.tsx',
    'features/guests/list/notes.txt',
    'tests/e2e/seen.png',
    'web/ui/Button.tsx',
    'web/shared/button.tsx',
    'tools/run.ts',
  ])('%s is refused', (file) => {
    plant(file, 'a line\n')
    expect(misplaced(listed())).toEqual([expect.stringContaining(`${file}: `)])
  })

  function listed() {
    if (kind === 'a checkout') execFileSync('git', ['init', '--quiet'], { cwd: folder })
    return projectFiles(folder)
  }
})

test('a leftover that git tracks is refused though it is ignored', () => {
  plant('start.log', 'a line\n')
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '--force', 'start.log'], { cwd: folder })
  expect(misplaced(projectFiles(folder))).toEqual([expect.stringContaining('start.log: ')])
})

// The ° goes before it is planted, so that this file tells of no machine itself.
test.each([
  '/ho°me/ada/posy',
  'file:///ho°me/ada/posy/server',
  '/Us°ers/ada/posy',
  'C:\\Us°ers\\ada',
  'C:\\\\Us°ers\\\\ada',
  '/ro°ot/posy',
  '/wo°rk/main/server',
  '/tm°p/w-setup/.data',
  '/var/tm°p/posy-x1',
  '/private/var/fol°ders/xy/T',
  'https://regis°try.npmjs.org/react',
  'https://n°pm.mirror.corp:8080/repository',
])('%s in a text is refused, with its line', (trace) => {
  plant('app/app.ts', `export const app = 1\nexport const at = '${trace.replace('°', '')}'\n`)
  expect(telling(folder, projectFiles(folder))).toEqual([expect.stringContaining('app/app.ts:2: ')])
})

test.each([
  'a guide: /var/lib/posy, /srv/posy, /etc/posy.env, /usr/lib/postgresql/15/bin, /proc/self, /dev/mail',
  'an address: https://posy.example/home/list and https://registry.example/gifts and https://www.crate.example/registry',
  'a page: /home, /tmp, /work and ./work/list.ts and ${folder}/tmp/list',
  'code: /home/i.test(text), registry.couple.id, join(tmpdir(), name)',
])('%s passes', (text) => {
  plant('app/app.ts', `// ${text}\n`)
  expect(telling(folder, projectFiles(folder))).toEqual([])
})

test('a picture is not read for words', () => {
  plant('content/pictures/rose.webp', Buffer.from('RIFF\0/ho°me/ada/posy'.replace('°', '')))
  expect(telling(folder, projectFiles(folder))).toEqual([])
})

function plant(file: string, content: string | Buffer) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}
