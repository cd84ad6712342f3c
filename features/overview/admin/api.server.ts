import { traverseContractProcedures } from '@orpc/server'
import { byId } from '#db/order.ts'
import { contract } from '#features/contract.ts'
import { ownPath } from '#web/own-path.ts'
import { pagedBy } from '#server/cursor.ts'
import { notFound } from '#server/errors.ts'
import { impersonationCookies } from '#server/impersonation.ts'
import { tellSecurity } from '#server/log.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { hashToken, newToken } from '#server/session.ts'
import { faceOf, type FoundPicture } from '#features/files/uploads/shown-picture.ts'
import type { Files } from '#server/files/files.ts'
import { pageMeta } from '#features/shapes.ts'
import type { Account } from './contract.ts'
import { countAccounts, countPeople, findAccount, findPeople, orders } from './people-rows.server.ts'
import { countQueue, listQueue } from './queue-rows.server.ts'
import * as trail from './trail-rows.server.ts'

const pagedPeople = pagedBy(orders)
const pagedTrail = pagedBy({ id: byId })

export const adminRoutes = guarded.admin.router({
  queue: guarded.admin.queue.handler(async ({ context: { db }, input }) => {
    const [data, counts] = await Promise.all([listQueue(db, input), countQueue(db)])
    const total = input.kind ? counts[input.kind] : Object.values(counts).reduce((all, n) => all + n, 0)
    return { data, counts, meta: pageMeta(input, total) }
  }),

  people: guarded.admin.people.handler(async ({ context: { db, files }, input }) => {
    const page = pagedPeople(input)
    const [people, total, counts] = await Promise.all([findPeople(db, input, page), countPeople(db, input), countAccounts(db)])
    return {
      data: people.map((person) => shown(person, files)),
      meta: page.meta({ total, rows: people.length, last: people.at(-1) }),
      counts,
    }
  }),

  person: guarded.admin.person.handler(async ({ context: { db, files }, input: { id } }) => ({
    data: shown((await findAccount(db, id)) ?? notFound(), files),
  })),

  impersonations: guarded.admin.impersonations.handler(async ({ context: { db }, input }) => {
    const page = pagedTrail({ ...input, order_by: 'id' })
    const [data, total] = await Promise.all([trail.findImpersonations(db, input, page), trail.countImpersonations(db, input)])
    return { data, meta: page.meta({ total, rows: data.length, last: data.at(-1) }) }
  }),

  writes: guarded.admin.writes.handler(async ({ context: { db }, input }) => {
    const impersonation = (await trail.findImpersonation(db, input.id)) ?? notFound()
    const page = pagedTrail({ ...input, order_by: 'id' })
    const [writes, total] = await Promise.all([trail.findWrites(db, input, page), trail.countWrites(db, input.id)])
    const data = writes.map((write) => ({ ...write, summary: summaries.get(write.operation) ?? write.operation }))
    return { data, impersonation, meta: page.meta({ total, rows: data.length, last: data.at(-1) }) }
  }),
})

export const impersonationRoutes = guarded.impersonation.router({
  start: forUser.impersonation.start.handler(async ({ context, input: { id, return_to } }) => {
    const { db, session, answerHeaders, publicUrl } = context
    const token = newToken()
    const started = await trail.startImpersonation(db, {
      admin_id: session.user.id,
      target_id: id,
      session_id: session.id,
      hash: hashToken(token),
    })
    if (!started) return notFound()
    for (const cookie of impersonationCookies(publicUrl, token, ownPath(return_to) ?? '/admin/people'))
      answerHeaders.append('set-cookie', cookie)
    tellSecurity('impersonation started', id)
    return { data: { user: named(started), impersonator: named(session.user), ends_at: started.ends_at } }
  }),

  stop: forUser.impersonation.stop.handler(async ({ context: { db, session, answerHeaders, publicUrl } }) => {
    await trail.endImpersonation(db, session.impersonator!.impersonation_id)
    for (const cookie of impersonationCookies(publicUrl)) answerHeaders.append('set-cookie', cookie)
    tellSecurity('impersonation ended', session.user.id)
  }),
})

interface Named extends Pick<Account, 'firstname' | 'lastname'> {
  avatar: FoundPicture | null
}

function shown<Row extends Named>({ avatar, ...row }: Row, { addresses }: Files) {
  return { ...row, name: named({ id: 0, ...row }).name, face: faceOf(avatar, addresses) }
}

function named({ id, firstname, lastname }: { id: number; firstname: string; lastname: string }) {
  return { id, name: `${firstname} ${lastname}`.trim() }
}

/** What each operation does, in the words of the contract. */
const summaries = new Map<string, string>()
traverseContractProcedures({ router: contract, path: [] }, ({ contract: { '~orpc': procedure } }) => {
  const { method, path, summary = '' } = procedure.route
  summaries.set(`${method} ${path}`, summary)
})
