import { expect, test } from 'vitest'
import { toast, unsay } from './toast.ts'
import { toasts } from './toasts.ts'

// TEXT-015
test('what went well is said for three seconds, unless there is a way back to be offered', async () => {
  toast({ kind: 'done', lines: ['Saved.'] })
  toast({ kind: 'done', lines: ['Ann was deleted.'], action: { label: 'Undo', onAction: () => {} }, milliseconds: 10_000 })
  await expect.poll(() => toasts.visibleToasts.length).toBe(2)
  const times = new Map(toasts.visibleToasts.map(({ content, timeout }) => [content.lines[0], timeout]))
  expect([times.get('Saved.'), times.get('Ann was deleted.')]).toEqual([3_000, 10_000])
})

test('what failed is no longer to be read once the same call went well, and what else went wrong stays', async () => {
  toasts.clear()
  for (const of of ['events create', 'guests update 7', 'events create', 'users update', 'guests update 8'])
    toast({ kind: 'bad', lines: [`${of} failed`, 'A field is wrong'], of, milliseconds: 60_000 })
  await expect.poll(shown).toEqual(['guests update 8 failed', 'users update failed', 'events create failed'])
  unsay('guests update 7')
  unsay('users update')
  toast({ kind: 'done', lines: ['Saved.'], milliseconds: 60_000 })
  await expect.poll(shown).toEqual(['Saved.', 'guests update 8 failed', 'events create failed'])
  unsay('guests update 8')
  await expect.poll(shown).toEqual(['Saved.', 'events create failed'])
})

function shown(): string[] {
  return toasts.visibleToasts.map(({ content }) => content.lines[0])
}
