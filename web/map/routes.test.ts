// One chance: leaks

import { existsSync, globSync } from 'node:fs'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { accountModal, isPublic, type Page, pageAt, pages, tools } from './routes.ts'

describe('the URL map', () => {
  test('names each address once, and a file that is there', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
    expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length)
    expect(pages.filter(({ file }) => !existsSync(file))).toEqual([])
  })

  // UI-014
  test('names every page that there is, and every layout', () => {
    expect(new Set(globSync('features/**/*-page.tsx'))).toEqual(new Set(pages.map(({ file }) => file)))
    expect(pages.filter(({ layout }) => !existsSync(`web/layouts/${layout}.tsx`))).toEqual([])
    expect(existsSync(accountModal)).toBe(true)
  })

  // But for what says that its layout alone depends on who comes.
  test('guards everything inside the user layout', () => {
    expect(pages.filter(({ layout, guard }) => layout === 'user' && !['user', 'tools', 'vendor', 'layout'].includes(guard))).toEqual([])
  })

  test('says of each page of the magazine that it is one', () => {
    expect(pages.filter(({ file, magazine = false }) => file.startsWith('features/magazine/') !== magazine)).toEqual([])
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

// A page that the router would not choose would be loaded anew without end.
test.each([
  ['every page', () => true],
  ['the pages for anybody', isPublic],
  ['the pages for who is signed in', (page: Page) => !isPublic(page)],
] as const)('a router that knows %s chooses as the URL map says', (_name, isKnown) => {
  const known = pages.filter((page) => isKnown(page) || page.path === '/$')
  const choose = routerOf(known)
  const wrong = known
    .flatMap(({ path }) => [exampleOf(path), exampleOf(path.replaceAll(/\/\{-\$\w+\}/g, ''))])
    .filter((at) => choose(at) !== pageAt(at)?.path)
  expect(wrong.filter((at) => known.some((page) => page === pageAt(at)))).toEqual([])
})

function routerOf(known: readonly Page[]): (pathname: string) => string | undefined {
  const root = createRootRoute()
  const routeTree = root.addChildren(known.map(({ path }) => createRoute({ getParentRoute: () => root, path })))
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  return (pathname) => router.getMatchedRoutes(pathname)[0].at(-1)?.fullPath
}

/** An address that fits the path with all its parameters given. */
function exampleOf(path: string): string {
  return path.replace(/\/\$$/, '/some/where').replace(/\{-\$\w+\}|\$\w*/g, 'some')
}
