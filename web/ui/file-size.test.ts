import { expect, test } from 'vitest'
import { isOfKind } from './file-kind.ts'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 KB'],
  [1_540, '1.5 KB'],
  [48_300, '48 KB'],
  [2_400_000, '2.4 MB'],
  [3e9, '3 GB'],
])('%d bytes are said as %s', (bytes, said) => expect(fileSize(bytes)).toBe(said))

test('a file is let in by its type or its ending', () => {
  const picture = { name: 'Us.PNG', type: 'image/png' }
  expect([['image/*'], ['image/png'], ['.png'], ['.xlsx', '.png'], []].every((accept) => isOfKind(picture, accept))).toBe(true)
  expect([['image/webp'], ['.xlsx'], ['video/*']].some((accept) => isOfKind(picture, accept))).toBe(false)
})
