import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { findSendings } from '#features/guests/letters/sending-rows.server.ts'
import { findFigures } from '#features/planning/budget/what-if/rows.server.ts'
import { findEventsWith } from '#features/wedding/access/rows.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { type MovedDay, countTold, findAnswers, findVendors } from './people-rows.server.ts'
import { countDone, countPaid, findEvents, findPayments, findTasks } from './planned-rows.server.ts'

/** The wedding as whoever moves it reaches it: money, vendors and guests where they may see those. */
export interface Reach {
  wedding: Wedding
  money: Wedding | null
  vendors: Wedding | null
  guests: Wedding | null
}

export async function reachOf(db: Db, wedding: Wedding): Promise<Reach> {
  const [money, vendors, guests] = [permissions.transactions, permissions.vendors, permissions.guests].map(async (needed) => {
    const events = await findEventsWith(db, wedding, needed)
    return events === 'all' || events.length > 0 ? { ...wedding, events } : null
  })
  return { wedding, money: (await money) ?? null, vendors: (await vendors) ?? null, guests: (await guests) ?? null }
}

export type Planned = Awaited<ReturnType<typeof findPlanned>>

/** All that has a day and could move along, as it is at this moment. */
export async function findPlanned(db: Db, { wedding, money }: Reach, { id, isMain }: { id: number; isMain: boolean }) {
  const events = await findEvents(db, wedding)
  const meant = isMain ? events.map((event) => event.id) : [id]
  return {
    events,
    payments: money && (await findPayments(db, money, isMain ? null : id)),
    paid: money ? await countPaid(db, money, isMain ? null : id) : 0,
    tasks: await findTasks(db, wedding, meant),
    done: await countDone(db, wedding, meant),
    figures: money && (await findFigures(db, money)),
  }
}

export type People = Awaited<ReturnType<typeof findPeople>>

/** Who is concerned by the new days of these events; letters are the couple's alone. */
export async function findPeople(db: Db, { wedding, vendors, guests }: Reach, days: readonly MovedDay[]) {
  const asked = guests && days.map(({ id }) => id).filter((id) => guests.events === 'all' || guests.events.includes(id))
  const isCouple = wedding.role !== 'helper'
  return {
    answers: guests && asked && (await findAnswers(db, guests, asked)),
    told: isCouple ? await countTold(db, wedding) : null,
    leaving: isCouple ? await findLeaving(db, wedding) : null,
    vendors: vendors && (await findVendors(db, vendors, days)),
  }
}

async function findLeaving(db: Db, wedding: Wedding) {
  const sendings = await findSendings(db, wedding)
  return sendings
    .filter(({ waiting, stopped_at }) => waiting > 0 && stopped_at === null)
    .map(({ id, kind, waiting }) => ({ id, kind, waiting }))
}
