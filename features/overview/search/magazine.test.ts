// One chance: leaks

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import type { Found, FoundKind } from './contract.ts'

const world = await newWorld({ has_magazine: true })
const visitor = world.visitor()

async function find(q: string, more = '', client = visitor): Promise<{ data: FoundKind[]; read_as: { typed: string; words: string[] }[] }> {
  const { status, body } = await client.get(`/search?q=${encodeURIComponent(q)}${more}`)
  expect(status).toBe(200)
  return body
}

async function finds(q: string, kind: FoundKind['kind'], more = ''): Promise<Found[]> {
  return (await find(q, `&per_page=50${more}`)).data.find((group) => group.kind === kind)?.finds ?? []
}

const titles = (found: readonly Found[]) => found.map(({ title }) => title)

// UI-100
describe('what is published', () => {
  test('is found by visitors, by kind, each with its page, why it is here and how many there are', async () => {
    const { data } = await find('florists sonoma', '&kind=vendor&per_page=2')
    const { total } = data[0]!
    expect(total).toBeGreaterThan(2)
    expect(data[0]!.finds).toHaveLength(2)
    for (const { to, piece } of data[0]!.finds) {
      expect(to).toMatch(/^\/vendors\//)
      expect(piece!.is_illustrated).toBe(true)
      expect(piece!.reason).toEqual({
        where: 'terms',
        terms: [
          { taxonomy: 'places', title: 'Sonoma and the Bay' },
          { taxonomy: 'services', title: 'Florists' },
        ],
        snippet: null,
      })
    }
    const next = (await find('florists sonoma', '&kind=vendor&per_page=2&page=2')).data[0]!
    expect(next.total).toBe(total)
    expect(titles(data[0]!.finds)).not.toContain(next.finds[0]!.title)
  })

  test('stands in the order of where its words stand', async () => {
    const [first] = await finds('Fern & Fable', 'vendor')
    expect(first).toMatchObject({ title: 'Fern & Fable', piece: { reason: { where: 'title' } } })
    const places = (await finds('rain', 'article')).map(({ piece }) => piece!.reason.where)
    expect(places).toEqual(places.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)))
    expect(new Set(places)).toContain('text')
    const told = (await finds('rain', 'article')).find(({ piece }) => piece!.reason.where === 'text')!
    expect(told.piece!.reason.snippet).toMatch(/rain|weather|plan b/i)
  })

  const order = ['title', 'terms', 'about', 'text']

  test.each([
    ['photografer', 'photographer'],
    ['phtoographer', 'photographer'],
    ['florsts', 'florists'],
    ['caek', 'cake'],
    ['theatre', 'theater'],
  ])('%s is read as %s, and said so', async (typed, meant) => {
    const { data, read_as } = await find(typed)
    expect(data.length).toBeGreaterThan(0)
    expect(read_as).toEqual([{ typed, words: [meant] }])
  })

  test('is found whatever its accents, capitals and forms', async () => {
    const plain = titles(await finds('cafe wedding photographs', 'real-wedding'))
    expect(titles(await finds('CAFÉ weddings photographed', 'real-wedding'))).toEqual(plain)
    await sql`update content set title = 'Zoë and Łukasz, Ærø to Ōsaka' where slug = 'a-broom-in-the-museum'`.execute(world.db)
    for (const q of ['zoe lukasz', 'ZOË', 'Łukasz', 'aero osaka']) expect(titles(await finds(q, 'real-wedding'))[0]).toMatch(/^Zoë/)
  })

  test.each([
    ['disc jockey', 'DJs', 'vendor'],
    ['deejay', 'DJs', 'vendor'],
    ['hen do', 'Bachelorette party', undefined],
    ['by the sea', 'Beach', 'real-wedding'],
  ] as const)('%s is known as %s', async (q, term, kind) => {
    const { data } = await find(q)
    expect(titles(data[0]!.finds)).toContain(term)
    if (kind) expect(titles(await finds(q, kind)).toSorted()).toEqual(titles(await finds(term, kind)).toSorted())
  })

  test('is what lists are searched for too', async () => {
    for (const q of ['disc jockey', 'florsts sonoma', 'Zoë']) {
      const { body } = await visitor.get(`/content/list?type=vendor&per_page=50&q=${encodeURIComponent(q)}`)
      expect(titles(body.data).toSorted()).toEqual(titles(await finds(q, 'vendor', '&kind=vendor')).toSorted())
    }
  })
})

// UI-097
describe('while somebody types', () => {
  test('terms of every searchable taxonomy are offered with their counts, then pieces whose names go on so', async () => {
    const { data } = await find('gard', '&is_typing=true&per_page=3')
    expect(data[0]).toMatchObject({ kind: 'term', finds: [{ title: 'Garden', about: 'Settings' }, { title: 'Botanical gardens' }] })
    const { meta } = (await visitor.get('/content/list?terms=settings/garden')).body
    expect(data[0]!.finds[0]!.count).toBe(meta.total)
    expect(titles(data.flatMap(({ kind, finds }) => (kind === 'vendor' ? finds : [])))).toContain('Jade Garden Upstairs')
    const offered = await Promise.all(
      ['budg', 'lgbt', 'greek', 'first dan', 'buddh', 'autumn', 'djs', 'barn', 'rust', 'greenh', 'apric', 'elop', 'sang'].map((q) =>
        find(q, '&is_typing=true'),
      ),
    )
    const taxonomies = offered.map(({ data: [first] }) => first?.finds[0]?.about)
    expect(new Set(taxonomies).size).toBe(13)
  })

  test('a letter is enough', async () => {
    for (const letter of 'abcdefghijklmnoprstuvw') expect((await find(letter, '&is_typing=true')).data.length, letter).toBeGreaterThan(0)
  })
})

describe('what is not published', () => {
  test('is never found, nor a word of it told, until its day', async () => {
    await sql`
      insert into content (type, slug, url, title, excerpt, status, published_on, fields, plain)
      select 'article', status, '/' || status, 'Xylophonist ' || status, 'Xylophonists are kept', status, case status when 'scheduled' then current_date + 3 else current_date - 3 end,
        '{}', 'They play the marimbaphone.' from unnest('{draft,scheduled,withdrawn}'::text[]) status`.execute(world.db)
    for (const q of ['xylophonist', 'xylofonist', 'marimbaphone', 'xylo'])
      for (const more of ['', '&is_typing=true', '&kind=article']) expect(await find(q, more)).toEqual({ data: [], read_as: [] })
    expect((await visitor.get('/content/list?q=xylophonist')).body.data).toEqual([])
    await sql`update content set published_on = current_date where slug = 'scheduled'`.execute(world.db)
    expect(titles(await finds('xylofonist', 'article'))).toEqual(['Xylophonist scheduled'])
    await sql`update content set status = 'withdrawn' where slug = 'scheduled'`.execute(world.db)
    expect((await find('xylophonist')).data).toEqual([])
    await sql`delete from content where slug in ('draft', 'scheduled', 'withdrawn')`.execute(world.db)
  })

  test('a couple’s own things come first, and only to them', async () => {
    const couple = await world.couple()
    await couple.post('/guests', { firstname: 'Florist', lastname: 'Fern' })
    expect((await find('fern', '', couple)).data.map(({ kind }) => kind).slice(0, 2)).toEqual(['guest', 'vendor'])
    for (const other of [visitor, await world.couple()])
      expect((await find('fern', '', other)).data.map(({ kind }) => kind)).not.toContain('guest')
  })

  test('what is counted of words is what is there, whoever saves at once', async () => {
    const { rows: some } = await sql<{ id: number }>`select id from content where type = 'article' limit 12`.execute(world.db)
    const saves = some.flatMap(({ id }, nth) => ['Marble and ivy', 'Ivy and marble', `The marble ${nth}`].map((title) => ({ id, title })))
    await Promise.all(
      saves.map(({ id, title }) =>
        sql`update content set title = ${title}, excerpt = title || ${title} where id = ${id}`.execute(world.db),
      ),
    )
    const { rows } = await sql`
      select lexeme, pieces, coalesce(there, 0) as there from content_lexemes left join (
        select lexeme, count(*) as there from content_search, unnest(tsvector_to_array(words)) lexeme where shown_from is not null group by lexeme
      ) counted using (lexeme) where pieces <> coalesce(there, 0)`.execute(world.db)
    expect(rows).toEqual([])
  })
})

test.each([
  'a'.repeat(200),
  'qq '.repeat(66),
  '%',
  `' or 1=1 --`,
  `\\'"`,
  'a & | ! <-> b:*',
  '💐💍',
  'x\u0000y',
  'the and of with',
  'ﬁ ½ № ﷽',
  '新郎 新娘',
  '\u202Eabc',
  '0x7f',
  '::tsquery',
])('%j breaks nothing', async (q) => {
  for (const more of ['', '&is_typing=true', '&kind=vendor&page=1000'])
    expect([200, 422]).toContain((await visitor.get(`/search?q=${encodeURIComponent(q)}${more}`)).status)
  expect([200, 422]).toContain((await visitor.get(`/content/list?q=${encodeURIComponent(q)}`)).status)
})
