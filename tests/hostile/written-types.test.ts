// One chance: rights

import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { typeNames } from '#features/magazine/content/type-names.ts'
import { figures } from '#tests/faults/figures.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'
import { marksOf, scripts } from './scripts.ts'

interface Edited {
  id: number
  version: number
  slug: string
  url: string
  said: Record<string, string>
  fields: { name: string; kind: string; most: number | null }[]
}

const world = await newWorld({ has_magazine: true })
const operator = await world.couple()
await world.db.updateTable('users').set({ is_admin: true, is_subscribed: true }).where('id', '=', operator.id).execute()
const site = await wholeSite(world)

/** What is neither a name of a picture, nor the slug of something. */
const isProse = (value: string) => /\w \w/.test(value)

for (const type of typeNames)
  test(`a script in any words of a piece of type ${type} runs nowhere`, { timeout: 300_000 }, async () => {
    let piece = await pieceOf(type)
    const usual = marksOf(await shown(piece.url))
    const taken = new Set<string>()
    let words = 0
    for (const script of scripts) {
      const said = hostile(piece, script.replaceAll('\t', ' '))
      let answer = await save(piece, said)
      // What can't be a script is refused beside its field, and the rest is as hostile as before.
      for (let tries = 0; answer.status === 422 && tries < 4; tries++) {
        for (const field of Object.keys(answer.body.errors)) said[field] = piece.said[field] ?? ''
        answer = await save(piece, said)
      }
      expect([script, answer.status, answer.body.errors]).toEqual([script, 200, undefined])
      for (const field of Object.keys(said)) if (said[field] !== piece.said[field]) taken.add(field)
      piece = { ...piece, version: answer.body.data.version }
      const html = await shown(piece.url)
      expect([script, marksOf(html)]).toEqual([script, usual])
      if (html.includes('alert(1)')) words += 1
    }
    expect([...taken]).toEqual(expect.arrayContaining(['title']))
    figures(`scripts in a ${type}`, { scripts: scripts.length, fields: taken.size, words })
  })

async function pieceOf(type: string): Promise<Edited> {
  const { body } = await operator.get(`/admin/content?type=${type}&status=published&sort=title`)
  const found = await operator.get(`/admin/content/${body.data[0].id}`)
  expect(found.status).toBe(200)
  return found.body.data
}

function save({ id, version, slug }: Edited, said: Record<string, string>) {
  return operator.put(`/admin/content/${id}`, { version, slug, said, status: 'published' })
}

/** The script in each line, behind the words of each text, and in whatever is prose in a group. */
function hostile({ said, fields }: Edited, script: string): Record<string, string> {
  const worse: Record<string, string> = { ...said, markdown: `${said['markdown'] ?? ''}\n\n${script}\n` }
  for (const { name, kind, most } of fields) {
    const value = said[name] ?? ''
    if (kind === 'line' || kind === 'words') worse[name] = `${script} ${value}`.slice(0, most ?? undefined)
    if (kind === 'group' && value) worse[name] = stringify(inProse(parse(value), script))
  }
  return worse
}

function inProse(value: unknown, script: string): unknown {
  if (typeof value === 'string') return isProse(value) ? `${value} ${script}` : value
  if (Array.isArray(value)) return value.map((one) => inProse(one, script))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inProse(one, script)]))
}

async function shown(url: string): Promise<string> {
  site.forgetPages()
  const path = url.replace(/#.*/, '')
  const open = await site.get(path)
  // What is sold is read by members alone.
  const page = open.status === 307 ? await site.get(path, operator) : open
  expect([url, page.status]).toEqual([url, 200])
  return page.html
}
