import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (sheet: string) => readFileSync(join(import.meta.dirname, sheet), 'utf8')
const find = (sheet: string, what: RegExp) => [...new Set([...read(sheet).matchAll(what)].map(([found]) => found))].sort()

test('letters that stand in for ours are scaled to them, and every page has them', () => {
  const named = find('tokens.css', /"(Bona Nova|Instrument Sans) as \w+"/g)
  expect(named).toHaveLength(6)
  expect(find('stand-ins.css', /"(Bona Nova|Instrument Sans) as \w+"/g)).toEqual(named)
  const faces = read('stand-ins.css').split('@font-face').slice(1)
  for (const face of faces) for (const fit of ['size-adjust', 'ascent-override', 'descent-override']) expect(face).toContain(`${fit}: `)
  for (const sheet of ['styles.css', 'guest.css']) expect(read(sheet)).toContain('@import "./stand-ins.css"')
})
