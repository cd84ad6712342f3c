import { createHash } from 'node:crypto'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { addressKey } from '#server/password-tries.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import type { Item, ListedPerson, Preview } from './sheet-shapes.ts'
import { isPartOf } from './is-part-of.ts'
import { lateLetter } from './mail.server.ts'
import { inOrder, rippleOf } from './ripple.ts'
import { findItems, findPeople, findWritten, itemRows } from './rows.server.ts'
import { addLink } from './sharing/rows.server.ts'
import { dayPath } from './sharing/shared-path.ts'

interface Standing {
  items: readonly Item[]
  people: readonly Pick<ListedPerson, 'id' | 'name'>[]
  /** Who has a link, and an address to write to. */
  written: readonly { id: number; email: string }[]
}

interface Asked {
  from: number
  minutes: number
}

interface Taking extends Asked {
  /** Of what was seen; where anything of it is otherwise by now, nothing moves. */
  basis: string
  act: string
  publicUrl: string
}

/** What would move; nothing is written. */
export async function lookedAt(db: Db, wedding: Wedding, asked: Asked): Promise<Preview> {
  return previewOf(await standing(db, wedding, asked), asked)
}

/** Moves what was seen to move, and writes to those whose part it is; the sheet is held by who calls. */
export async function late(db: Db, wedding: Wedding, { basis, act, publicUrl, ...asked }: Taking): Promise<Preview> {
  const now = await standing(db, wedding, asked)
  const preview = previewOf(now, asked)
  if (preview.basis !== basis) conflict(undefined, t('day.changed'))
  for (const { id, to: starts, minutes } of preview.shifts) {
    await itemRows.change(db, wedding, { ids: [id], change: { starts, minutes }, act })
  }
  for (const { id, email } of now.written) {
    const own = now.items.filter((item) => isPartOf(item, id)).map((item) => item.id)
    const theirs = preview.shifts.filter((shift) => own.includes(shift.id))
    if (theirs.length === 0) continue
    await countTry(db, `day-letters-of:${wedding.user_id}`, { tries: 300, seconds: 86_400 })
    await countTry(db, `day-late:${addressKey(email)}`, { tries: 10, seconds: 3_600 })
    const token = newToken()
    await addLink(db, wedding, id, hashToken(token))
    await queueMail(db, lateLetter({ ...wedding, email }, theirs, `${publicUrl}${dayPath(token)}`))
  }
  return preview
}

async function standing(db: Db, wedding: Wedding, { from }: Asked): Promise<Standing> {
  const { event_id, moves } = (await itemRows.findOne(db, wedding, from)) ?? notFound()
  if (moves === 'never') invalid({ from: [t('day.cannot_move')] })
  const items = await findItems(db, wedding, event_id)
  return { items, people: await findPeople(db, wedding, event_id), written: await findWritten(db, wedding, event_id) }
}

/** What would be otherwise, what holds, what doesn’t fit, and whom it concerns. */
function previewOf({ items, people, written }: Standing, { from, minutes }: Asked): Preview {
  const { shifts, clashes } = rippleOf(items, from, minutes)
  const day = inOrder(items)
  const of = new Map(day.map((item) => [item.id, item]))
  const moved = new Set(shifts.map(({ id }) => id))
  const moving = day.filter(({ id }) => moved.has(id))
  const after = day.slice(day.findIndex(({ id }) => id === from) + 1)
  const calm = after.find(({ id, moves }) => !moved.has(id) && moves !== 'never')
  return {
    shifts: shifts.map(({ id, starts, minutes }) => {
      const { title, starts: from, minutes: minutes_before } = of.get(id)!
      return { id, title, from, to: starts, minutes_before, minutes }
    }),
    holds: after.filter(({ moves }) => moves === 'never').map(({ id, title, starts }) => ({ id, title, starts })),
    clashes: clashes
      .filter((clash) => moved.has(clash.id) || moved.has(clash.with))
      .map((clash) => ({ ...clash, title: of.get(clash.id)!.title, other: of.get(clash.with)!.title })),
    absorbed_at: calm?.starts ?? null,
    affected: people
      .filter(({ id }) => moving.some((item) => isPartOf(item, id)))
      .map(({ id, name }) => ({ id, name, is_written_to: written.some((one) => one.id === id) })),
    basis: createHash('sha256')
      .update(
        JSON.stringify([
          from,
          minutes,
          items.map(({ id, starts, minutes, moves, people, version }) => [id, starts, minutes, moves, people, version]),
          written.map(({ id }) => id),
        ]),
      )
      .digest('hex'),
  }
}
