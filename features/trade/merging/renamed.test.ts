import { expect, test } from 'vitest'
import { renamed } from './renamed.ts'

// P6
test('a piece that names both names the one that stays, once for each part that it had, in the words that were written of it', () => {
  const piece = {
    photographer: 'gone',
    vendors: [
      { vendor: 'gone', role: 'florists', why: 'Of the one.' },
      { vendor: 'kept', role: 'florists', why: 'Of the other.' },
      { vendor: 'gone', role: 'cakes', why: 'And cake.' },
    ],
    related: ['vendor/gone', 'vendor/kept', 'vendor/third'],
    pictures: [{ name: 'gone', shows: ['kept', 'gone', 'third'] }],
    text: ['gone', { href: 'vendor/gone' }, { href: 'vendor/kept' }],
  }
  expect(renamed(piece, 'gone', 'kept')).toEqual({
    photographer: 'kept',
    vendors: [
      { vendor: 'kept', role: 'florists', why: 'Of the other.' },
      { vendor: 'kept', role: 'cakes', why: 'And cake.' },
    ],
    related: ['vendor/kept', 'vendor/third'],
    pictures: [{ name: 'gone', shows: ['kept', 'third'] }],
    text: ['gone', { href: 'vendor/kept' }, { href: 'vendor/kept' }],
  })
})
