import { expect, test } from 'vitest'
import { zipped } from '#server/zip.ts'
import { book, whole } from '#tests/handmade-workbook.ts'
import { guessColumns } from './column-guess.ts'
import { fieldTargets } from './column-targets.ts'
import { readFile, readText } from '#web/files/file-reading.ts'
import { newDraft, problemsOf } from '#features/guests/list/adding/guest-draft-fields.ts'
import { checkRows } from './import-check.ts'
import { planOf } from './import-plan.ts'
import { readCards } from '#web/files/vcard-reading.ts'

test('bombs are seen before they swell: by what they claim, by what comes, by how many they are, by words of their own', async () => {
  const nothing = '<row/>'.repeat(1_000)
  const swelling = await book({
    sheet: (function* () {
      for (let nth = 0; nth < 10_000; nth++) yield nothing
    })(),
  })
  const lying = Buffer.from(swelling)
  for (let at = lying.indexOf(Buffer.from([0x50, 0x4b, 1, 2])); at !== -1; at = lying.indexOf(Buffer.from([0x50, 0x4b, 1, 2]), at + 1))
    lying.writeUInt32LE(10, at + 24)
  const words = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "${'&lol;'.repeat(10)}">]><sst><si><t>&lol2;</t></si></sst>`
  const many = await whole(zipped(Array.from({ length: 5_000 }, (_, nth) => ({ name: `xl/${nth}`, content: [''] }))))
  const long = await book({
    sheet: (function* () {
      yield '<sheetData><row><c t="inlineStr"><is><t>'
      for (let nth = 0; nth < 3_000; nth++) yield 'x'.repeat(1_000)
      yield '</t></is></c></row></sheetData>'
    })(),
  })
  const echo = await book({
    words: `<sst><si><t>${'x'.repeat(8_000)}</t></si></sst>`,
    sheet: (function* () {
      yield '<sheetData>'
      for (let nth = 0; nth < 1_000; nth++) yield `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
      yield '</sheetData>'
    })(),
  })
  const before = process.memoryUsage().rss
  await expect(readFile(echo)).rejects.toMatchObject({ kind: 'too_large' })
  await expect(readFile(swelling)).rejects.toMatchObject({ kind: 'too_large' })
  await expect(readFile(new Uint8Array(lying))).rejects.toMatchObject({ kind: expect.stringMatching(/too_/) })
  await expect(readFile(await book({ sheet: '', words }))).rejects.toMatchObject({ kind: 'broken' })
  await expect(readFile(many)).rejects.toMatchObject({ kind: 'too_large' })
  await expect(readFile(long)).rejects.toMatchObject({ kind: 'too_large' })
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1_048_576)
})

test('cards that are built to be tried in many ways are read in one', () => {
  const bombs = [
    `NOTE;${'"a'.repeat(60)}`,
    `NOTE${';'.repeat(39_000)}`,
    `NOTE${';"'.repeat(39_000)}`,
    `ADR:${'a'.repeat(39_000)}\\`,
    `NOTE;ENCODING=QUOTED-PRINTABLE:${'='.repeat(39_000)}3D`,
    `PHOTO;ENCODING=b:${'A'.repeat(74)}${`\r\n ${'A'.repeat(74)}`.repeat(130_000)}`,
    `NOTE${'\n ;x'.repeat(300_000)}`,
    `NOTE:${'x'.repeat(50_000)}\n FN:Somebody else`,
  ]
  for (const bomb of bombs) expect(readCards(`BEGIN:VCARD\nFN:Ada\n${bomb}\nEND:VCARD`).rows.map(([name]) => name)).toEqual(['Name', 'Ada'])
})

test('cells that are built to be tried in many ways are read in one, whatever their column is taken for', () => {
  const cells = [
    `@${'@.'.repeat(4_000)}`,
    `a@b${'.b'.repeat(4_000)},`,
    `${'?'.repeat(7_990)}a`,
    `Ada${'\u2003'.repeat(7_900)}Dahl`,
    `${'a '.repeat(3_900)}(1`,
    `${'A\u3000'.repeat(3_900)}0A0`,
    `${'\u2003\n'.repeat(3_900)}x`,
    `${'('.repeat(7_900)}x`,
    `${'& '.repeat(3_900)}x`,
    `${'0 '.repeat(3_900)}x`,
  ]
  const labels = { email: 'Email:', phone: 'Phone:', reply: 'RSVP:' }
  const context = { events: [7], couple: ['Theo', 'Ada'], labels } as const
  for (const cell of cells) {
    const { rows } = readText(Array.from({ length: 20 }, () => `x\t"${cell}"`).join('\n'))
    guessColumns(rows, [{ id: 7, name: 'The wedding' }])
    for (const target of [...fieldTargets, 'rsvp:7', 'meal:7', 'invited:7'] as const) {
      const checked = checkRows(rows, { headAt: -1, targets: ['leave_out', target], context, known: [] })
      planOf({ ...checked, decisions: new Map(), labels })
    }
  }
  for (const email of cells) problemsOf(newDraft({ email, phone: email }))
})
