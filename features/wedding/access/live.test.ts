// One chance: rights

import { afterAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { openLog } from '#server/log.ts'
import { openRealtime } from '#server/realtime.ts'
import { copyTemplate } from '#tests/postgres.ts'
import { soon } from '#tests/soon.ts'

const url = await copyTemplate()
const db = openDb(url, { max: 2 })
const realtime = await openRealtime({ url, log: openLog('silent') })
afterAll(async () => {
  await realtime.stop()
  await db.destroy()
})

test('a change in a wedding is told to the couple and to everybody who was accepted to help, once each', async () => {
  const [june, theo, mother, invited] = await Promise.all(['June', 'Theo', 'Adaeze', 'Simone'].map(user))
  const heard: number[] = []
  realtime.on((notice) => typeof notice !== 'string' && heard.push(notice.user_id))
  const accepted_at = new Date().toISOString()
  await db
    .insertInto('user_posses')
    .values([
      { user_id: june!, member_id: theo!, role: 'partner', accepted_at },
      { user_id: june!, member_id: mother!, accepted_at },
      { user_id: june!, member_id: invited! },
    ])
    .execute()
  // Who was accepted hears that they help from now on.
  await soon(() => expect(inOrder(heard)).toEqual(inOrder([theo, mother])))
  heard.length = 0
  const line = { user_id: june!, actor_id: theo!, what: 'guest.add', object_id: 1 }
  await db
    .insertInto('wedding_changes')
    .values([line, { ...line, object_id: 2 }])
    .execute()
  await soon(() => expect(inOrder(heard)).toEqual(inOrder([june, theo, mother])))
  await db
    .insertInto('wedding_changes')
    .values({ ...line, user_id: invited! })
    .execute()
  await soon(() => expect(heard.slice(3)).toEqual([invited]))
})

function inOrder(ids: readonly (number | undefined)[]) {
  return ids.toSorted((one, other) => one! - other!)
}

async function user(firstname: string): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ firstname, lastname: 'Posy', email: `${firstname}@example.com` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
