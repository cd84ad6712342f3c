import { traverseContractProcedures } from '@orpc/server'
import { contract } from '#features/contract.ts'
import { ownPath } from '#features/account/sign-in/own-path.ts'
import { pageMeta } from '#features/shapes.ts'
import { type CursorKind, readCursor, writeCursor } from '#server/cursor.ts'
import { notFound } from '#server/errors.ts'
import { impersonationCookies } from '#server/impersonation.ts'
import { tellSecurity } from '#server/log.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { hashToken, newToken } from '#server/session.ts'
import type { Account } from './contract.ts'
import { countAccounts, countPeople, findAccount, findPeople, orders } from './people-rows.server.ts'
import * as trail from './trail-rows.server.ts'

export const adminRoutes = guarded.admin.router({
  people: guarded.admin.people.handler(async ({ context: { db }, input }) => {
    const order = `${input.order_by} ${input.order_dir}`
    const columns = orders[input.order_by]
    const place = placeOf(input, order, columns.map(kindOf))
    const [people, total, counts] = await Promise.all([findPeople(db, input, place), countPeople(db, input), countAccounts(db)])
    const last = people.at(-1)
    const next = last && writeCursor(order, { seen: place.seen + people.length, after: columns.map((name) => last[name]) })
    return { data: people.map(shown), meta: pageMeta({ ...input, seen: place.seen }, total, next), counts }
  }),

  person: guarded.admin.person.handler(async ({ context: { db }, input: { id } }) => ({
    data: shown((await findAccount(db, id)) ?? notFound()),
  })),

  impersonations: guarded.admin.impersonations.handler(async ({ context: { db }, input }) => {
    const place = placeOf(input, input.order_dir, ['number'])
    const [data, total] = await Promise.all([trail.findImpersonations(db, input, place), trail.countImpersonations(db, input)])
    return { data, meta: pageMeta({ ...input, seen: place.seen }, total, cursorAfter(data, place, input.order_dir)) }
  }),

  writes: guarded.admin.writes.handler(async ({ context: { db }, input }) => {
    const impersonation = (await trail.findImpersonation(db, input.id)) ?? notFound()
    const place = placeOf(input, input.order_dir, ['number'])
    const [writes, total] = await Promise.all([trail.findWrites(db, input, place), trail.countWrites(db, input.id)])
    const data = writes.map((write) => ({ ...write, summary: summaries.get(write.operation) ?? write.operation }))
    return { data, impersonation, meta: pageMeta({ ...input, seen: place.seen }, total, cursorAfter(data, place, input.order_dir)) }
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

interface Asked {
  page: number
  per_page: number
  cursor?: string | undefined
}

function placeOf({ page, per_page, cursor }: Asked, order: string, kinds: readonly CursorKind[]): trail.Place {
  if (cursor === undefined) return { seen: (page - 1) * per_page, after: undefined }
  return readCursor(cursor, order, kinds)
}

function cursorAfter(rows: readonly { id: number }[], { seen }: trail.Place, order: string): string | null {
  const last = rows.at(-1)
  return last ? writeCursor(order, { seen: seen + rows.length, after: [last.id] }) : null
}

function kindOf(name: 'id' | 'created_at' | 'lastname' | 'firstname' | 'email'): CursorKind {
  return name === 'id' ? 'number' : name === 'created_at' ? 'moment' : 'text'
}

function shown<Row extends Pick<Account, 'firstname' | 'lastname'>>(row: Row): Row & { name: string } {
  return { ...row, name: named({ id: 0, ...row }).name }
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
