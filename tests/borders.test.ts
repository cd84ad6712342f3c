import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '#db/place.ts'
import { crossing } from '#scripts/check-borders.ts'
import { misplaced } from '#scripts/check-places.ts'
import { projectFiles } from '#scripts/project-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'posy-borders-'))
cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const right = {
  'features/guests/list/guest-list-page.tsx': `import type { Guest } from './contract.ts'\nexport type Shown = Guest\n`,
  'features/guests/list/api.server.ts': `import * as rows from './rows.server.ts'\nexport const all = rows\n`,
  'features/guests/list/rows.server.ts': `import type { Db } from '#db/db.ts'\nexport type Rows = Db\n`,
  'app/features.ts': `import { all } from '#features/guests/list/api.server.ts'\nexport const app = all\n`,
}

const page = 'features/guests/list/guest-list-page.tsx'
const rows = 'features/guests/list/rows.server.ts'

test('what keeps the borders passes', async () => {
  expect(await checked(right)).toEqual({ lint: true, borders: true, places: true })
})

test.each([
  ['a page that reaches for the database', page, `import { openDb } from '#db/db.ts'\nexport const db = openDb\n`, 'lint'],
  ['a page that reaches for the server', page, `import { notFound } from '#server/errors.ts'\nexport const no = notFound\n`, 'lint'],
  ['a page that reaches for rows', page, `import { all } from './rows.server.ts'\nexport const rows = all\n`, 'lint'],
  [
    'a server that knows a page',
    'server/thing.ts',
    `import { Page } from '#features/guests/list/guest-list-page.tsx'\nexport const it = Page\n`,
    'lint',
  ],
  ['rows that know the server', rows, `import { notFound } from '#server/errors.ts'\nexport const no = notFound\n`, 'lint'],
  [
    'a server that knows weddings',
    'server/thing.ts',
    `import { all } from '#features/guests/list/api.server.ts'\nexport const it = all\n`,
    'borders',
  ],
  [
    'a feature that uses the page of another',
    'features/wedding/events/event-list-page.tsx',
    `import type { Shown } from '#features/guests/list/guest-list-page.tsx'\nexport type It = Shown\n`,
    'borders',
  ],
  [
    'an area that knows one after it',
    'features/wedding/events/rows.server.ts',
    `import { all } from '#features/guests/list/rows.server.ts'\nexport const it = all\n`,
    'borders',
  ],
  [
    'two features that know each other',
    'features/guests/letters/rows.server.ts',
    `import { all } from '#features/guests/list/rows.server.ts'\nexport const it = all\n`,
    'borders',
    { [rows]: `import type { It } from '#features/guests/letters/contract.ts'\nexport type Rows = It\n` },
  ],
  [
    'a line of the history that nobody declared a kind for',
    rows,
    'export const told = `insert into wedding_changes (what) values (1)`\n',
    'borders',
  ],
  ['a file without a place', 'features/guests/list/guest.service.server.ts', 'export const it = 1\n', 'places'],
  ['a folder in a part of a feature', 'features/guests/list/editor/parts/guest-row.tsx', 'export const it = 1\n', 'places'],
  ['a feature outside the areas', 'features/guests/guest-row.tsx', 'export const it = 1\n', 'places'],
  ['a name that says nothing', 'server/utils.ts', 'export const it = 1\n', 'places'],
] as [string, string, string, 'lint' | 'borders' | 'places', Record<string, string>?][])(
  '%s fails the check',
  async (_, file, source, check, others = {}) => {
    expect((await checked({ ...right, ...others, [file]: source }))[check]).toBe(false)
  },
)

async function checked(files: Record<string, string>) {
  for (const name of ['features', 'server']) rmSync(join(folder, name), { recursive: true, force: true })
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), source)
  }
  const known = projectFiles(folder)
  const lint = await passes(join(root, 'node_modules/.bin/oxlint'), ['--deny-warnings'])
  return { lint, borders: crossing(folder, known).length === 0, places: misplaced(known).length === 0 }
}

function passes(command: string, args: string[]): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  execFile(command, args, { cwd: folder }, (error) => resolve(!error))
  return promise
}
