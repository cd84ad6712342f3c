import { describe, expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

describe('a path of this site', () => {
  test.each([
    '/',
    '/tools/guest-list',
    '/tools/guest-list?page=2&search=a%20b',
    '/boards/7#top',
    '/users/@nora',
    '/a?next=https://else.where',
    '/a.b/%C3%A9',
  ])('%s passes', (path) => {
    expect(ownPath(path)).toBe(path)
  })
})

test('letters that no header can hold are written as an address writes them', () => {
  expect(ownPath('/gäste?name=日本')).toBe('/g%C3%A4ste?name=%E6%97%A5%E6%9C%AC')
})

describe('anything else is refused', () => {
  test.each([
    '',
    'tools',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /tools',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%2fevil.example',
    '%2f%2fevil.example',
    '/%2F%2Fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/a//evil.example',
    '/\tevil.example',
    '/\t/evil.example',
    '/\r\nSet-Cookie: a=b',
    '/a%0d%0aLocation:x',
    '/a\u0000b',
    '/a%00b',
    '/a b',
    '/\u2028evil',
    'nora@evil.example',
    '//nora:pw@evil.example',
    'http:/evil.example',
    `/${'a'.repeat(3_000)}`,
  ])('%j', (value) => {
    expect(ownPath(value)).toBeUndefined()
  })

  test.each([undefined, null, 7, {}, ['/tools']])('%j, which is no text', (value) => {
    expect(ownPath(value)).toBeUndefined()
  })
})
