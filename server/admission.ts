import type { RouteMeta } from '#features/route.ts'
import { Download } from './download.ts'
import { behind, type Leave, openDoor } from './in-flight.ts'
import type { RequestContext } from './policy.ts'
import { keyOf } from './session.ts'

/** The Wi-Fi of a party is one address, so that an address has more room than an account, and may wait longer. */
const ofAccount = { most: 4, line: 60 }
const ofAddress = { most: 16, line: 1_000, patience: 20_000 }

interface Call {
  context: RequestContext
  procedure: { '~orpc': { meta: unknown } }
  input: unknown
}

/** What of each caller is under way in this process: calls count by account, and without one by address. */
export function openAdmission(publicUrl: string) {
  const keys = openDoor(ofAccount)
  const keysOfAddress = openDoor(ofAddress)
  const accounts = openDoor(ofAccount)
  const addresses = openDoor(ofAddress)
  const pages = openDoor(ofAccount)
  const pagesOfAddress = openDoor(ofAddress)
  const arriving = openDoor(ofAccount)
  const heavy = openDoor({ most: 1, line: 12 })
  const heavyOfAll = openDoor({ most: 4, line: 100 })

  return {
    /** To ask whose a key is. A key can be anything, so that its address counts, too. */
    lookUp<Result>(headers: Headers, address: string, work: () => Promise<Result>): Promise<Result> {
      const key = keyOf(headers, publicUrl)
      return key === undefined ? work() : behind(keys, key, () => behind(keysOfAddress, address, work))
    },

    /** A page makes its calls while it is rendered, so that those have doors of their own. Here, too, a key can be anything. */
    page<Result>(headers: Headers, address: string, work: () => Promise<Result>): Promise<Result> {
      const key = keyOf(headers, publicUrl)
      const ofAddress = () => behind(pagesOfAddress, address, work)
      return key === undefined ? ofAddress() : behind(pages, key, ofAddress)
    },

    /** Heavy work waits outside, where it takes no place of light calls. */
    async call({ context, procedure, input }: Call, work: (db: RequestContext['db']) => Promise<unknown>): Promise<unknown> {
      const { session, address, db, patientDb } = context
      const caller = session ? `${session.user.id}` : address
      const meta = procedure['~orpc'].meta as RouteMeta
      // What arrives slowly must not keep its sender from everything else.
      if (meta.takes_bytes) return behind(arriving, caller, () => work(db))
      const isHeavy = isHeavyCall(meta, input)
      const leaveHeavy = isHeavy ? await heavy(caller) : stay
      const leave = await (session ? accounts : addresses)(caller).catch(passingOn(leaveHeavy))
      const leaving = [leaveHeavy, leave]
      try {
        const output = isHeavy ? await behind(heavyOfAll, 'all', () => work(patientDb)) : await work(db)
        if (output instanceof Download) {
          void output.made.then(leaveHeavy)
          void output.sent.then(leave)
          leaving.length = 0
        }
        return output
      } finally {
        for (const leave of leaving) leave()
      }
    },
  }
}

export type Admission = ReturnType<typeof openAdmission>

function isHeavyCall({ heavy }: RouteMeta, input: unknown): boolean {
  return heavy === 'searched' ? Boolean((input as { search?: unknown } | undefined)?.search) : Boolean(heavy)
}

function stay(): void {}

function passingOn(leave: Leave) {
  return (error: unknown): never => {
    leave()
    throw error
  }
}
