import { expect, test } from 'vitest'
import { sharedIn } from './shared-in.ts'

// I1
test('an address is found wherever an app puts it, and the words beside it are the name', () => {
  const link = 'https://example.com/arch?size=2'
  expect(sharedIn({ url: link, title: 'An arch' })).toEqual({ link, title: 'An arch' })
  expect(sharedIn({ text: `Look at this arch ${link}` })).toEqual({ link, title: 'Look at this arch' })
  expect(sharedIn({ title: link })).toEqual({ link, title: '' })
  expect(sharedIn({ title: 'An arch', text: `${link}\nfrom the window` })).toEqual({ link, title: 'An arch' })
  expect(sharedIn({ url: 'example.com' })).toEqual({ link: 'example.com', title: '' })
  expect(sharedIn({})).toEqual({ link: '', title: '' })
  expect(sharedIn({ title: 'x'.repeat(300) }).title).toHaveLength(200)
})
