import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import type { ReactNode } from 'react'
import type { contract } from '#features/contract.ts'
import type { PostedForm } from './start-context.ts'

export type PlainApi = JsonifiedClient<ContractRouterClient<typeof contract>>

/** A visit of a page that is made on the server alone, and never becomes an app. */
export interface PlainVisit {
  /** Where people reach the site, with what was asked for. */
  url: URL
  /** The parts of the address: `['guests', '12', 'rsvp']`. */
  parts: readonly string[]
  /** The calls of the contract, made by whoever visits. */
  api: PlainApi
  hasSession: boolean
  /** What was posted here and refused, or is shown once more because the page goes on. */
  form: PostedForm | undefined
}

export interface PlainShown {
  status?: number
  title: string
  content: ReactNode
  /** Of the feature, as text: such a page brings its styles with it. */
  css: string
}

/** Shows the page, or answers with something else: a way on, a file. */
export type PlainPage = (visit: PlainVisit) => Promise<PlainShown | Response>

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
