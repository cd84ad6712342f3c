import { expect, test } from 'vitest'
import type { Kept } from '#features/wedding/undo/contract.ts'
import { guestWords } from './guest-undone.ts'

const kept = (kind: Kept['kind'], why: Kept['why'] = 'changed'): Kept => ({ kind, id: 1, name: 'Ann', why, by: null, at: null })
const said = (...rest: Kept[]) => guestWords.stayed?.({ undone: [{ kind: 'guest', id: 2 }], kept: rest, lost: [], undo: '' })

test('what stayed of an undo is counted in guests; a household alone is named as one, unless it only went with its guests', () => {
  expect(said(kept('guest'))).toBe('Undone, but for one guest who was changed since.')
  expect(said(kept('guest'), kept('guest'), kept('household'))).toBe('Undone, but for 2 guests who were changed since.')
  expect(said(kept('household'))).toBe('Undone, but for a household that was changed since.')
  expect(said(kept('household', 'gone'))).toBeUndefined()
})
