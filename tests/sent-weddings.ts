import { expect } from 'vitest'
import type { Db } from '#db/db.ts'
import type { Client } from './client.ts'
import { photo, sendingTo } from './files.ts'
import { letterTo, pictured, plantPictures, wedding } from './submitting.ts'
import type { Person } from './world.ts'

interface World {
  db: Db
  origin: string
  visitor: () => Client
}

const path = '/content/submit-wedding'

/** Sent in with all that it needs; nobody has said yes. */
export async function sentWedding(world: World, couple: Person) {
  const files = [(await sendingTo(world).send(couple, await photo())).body.file.id, ...(await plantPictures(world.db, couple, 12))]
  const { data } = (await couple.post(path, { ...wedding, children: pictured(files) })).body
  const answer = await couple.post(`${path}/${data.id}/send`, {})
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
  return { ...answer.body.data, files }
}

/** The photographer and both of the two say yes. */
export async function release(world: World, couple: Person, id: number, allows = { names: true, faces: true, cost: true }) {
  const [photographer, other] = [`odile${id}@example.com`, `elin${id}@example.com`]
  await couple.post(`${path}/${id}/rights`, { kind: 'licence', name: 'Odile Marsh', email: photographer })
  await couple.post(`${path}/${id}/rights`, { kind: 'partner_2', name: 'Elin Abrams', email: other })
  await couple.post(`${path}/${id}/rights/partner_1`, { name: 'Mara Quist', ...allows })
  const [licence, partner] = [(await letterTo(world.db, photographer)).token, (await letterTo(world.db, other)).token]
  const visitor = world.visitor()
  expect((await visitor.post(`/submission-rights/${licence}`, { name: 'Odile Marsh' })).body.data.state).toBe('signed')
  expect((await visitor.post(`/submission-rights/${partner}`, { name: 'Elin Abrams', ...allows })).body.data.state).toBe('signed')
  return { licence, partner, visitor }
}
