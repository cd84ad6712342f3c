import { expect, test } from 'vitest'
import { isOfKind } from './file-kind.ts'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1000 bytes'],
  [1_536, '1.5 KB'],
  [49_152, '48 KB'],
  [40 * 1_048_576, '40 MB'],
  [2_516_582, '2.4 MB'],
  [2_147_483_648, '2 GB'],
])('%d bytes are said as %s', (bytes, said) => expect(fileSize(bytes)).toBe(said))

test('a file is let in by its type or its ending', () => {
  const picture = { name: 'Us.PNG', type: 'image/png' }
  expect([['image/*'], ['image/png'], ['.png'], ['.xlsx', '.png'], []].every((accept) => isOfKind(picture, accept))).toBe(true)
  expect([['image/webp'], ['.xlsx'], ['video/*']].some((accept) => isOfKind(picture, accept))).toBe(false)
})
