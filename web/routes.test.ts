import { existsSync, globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accountModal, isPublic, pageAt, pages, tools } from './routes.ts'

describe('the URL map', () => {
  test('names each address once, and a file that is there', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
    expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length)
    expect(pages.filter(({ file }) => !existsSync(file))).toEqual([])
  })

  // UI-014
  test('names every page that there is, and every layout', () => {
    expect(new Set(globSync('features/*/*-page.tsx'))).toEqual(new Set(pages.map(({ file }) => file)))
    expect(pages.filter(({ layout }) => !existsSync(`web/layouts/${layout}.tsx`))).toEqual([])
    expect(existsSync(accountModal)).toBe(true)
  })

  test('guards everything inside the user layout', () => {
    expect(pages.filter(({ layout, guard }) => layout === 'user' && !['user', 'tools', 'vendor'].includes(guard))).toEqual([])
  })

  test('keeps only pages that are open to anybody', () => {
    expect(pages.filter((page) => page.cached && !isPublic(page))).toEqual([])
  })

  test('knows the pages of each tool, and which tool each of its pages is about', () => {
    for (const [slug, { path, setup, complete }] of Object.entries(tools)) {
      expect([path, setup, complete].map((address) => [pageAt(address)?.guard, pageAt(address)?.tool])).toEqual([
        ['tools', slug],
        ['tools', slug],
        ['tools', slug],
      ])
    }
    expect(pages.filter(({ guard, tool }) => tool !== undefined && guard !== 'tools')).toEqual([])
  })

  test('has the most specific first: no page hides one below it', () => {
    for (const page of pages) expect(pageAt(exampleOf(page.path))).toBe(page)
  })
})

test('an address is answered by the page it fits', () => {
  expect(pageAt('/')?.file).toContain('home-page')
  expect(pageAt('/sign-in/')?.path).toBe('/sign-in')
  expect(pageAt('/sign-in/more')?.path).toBe('/$')
  expect(pageAt('/no/such/page')?.path).toBe('/$')
})

/** An address that fits the path with all its parameters given. */
function exampleOf(path: string): string {
  return path.replace(/\{-\$\w+\}|\$\w*/g, 'some')
}
