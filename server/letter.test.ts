// One chance: rights

import { expect, test } from 'vitest'
import { letter } from './letter.ts'

test("a letter's greeting can't be made an advertisement that its reader presses", () => {
  const written = (heading: string) => letter({ brand: 'Posy', heading, lines: [], footer: 'You made an account.' }).text.split('\n')[0]
  expect(written('Welcome, win at https://evil.example/x or www.evil.example!')).toBe(
    'Welcome, win at https evil example/x or www evil example!',
  )
  expect(written('Welcome, J.R. von und zu St. Gallen-O’Neil!')).toBe('Welcome, J.R. von und zu St. Gallen-O’Neil!')
})
