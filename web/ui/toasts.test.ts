import { expect, test } from 'vitest'
import { toast } from './toast.ts'
import { toasts } from './toasts.ts'

// TEXT-015
test('what went well is said for three seconds, unless there is a way back to be offered', async () => {
  toast({ kind: 'done', lines: ['Saved.'] })
  toast({ kind: 'done', lines: ['Ann was deleted.'], action: { label: 'Undo', onAction: () => {} }, milliseconds: 10_000 })
  await expect.poll(() => toasts.visibleToasts.length).toBe(2)
  const times = new Map(toasts.visibleToasts.map(({ content, timeout }) => [content.lines[0], timeout]))
  expect([times.get('Saved.'), times.get('Ann was deleted.')]).toEqual([3_000, 10_000])
})
