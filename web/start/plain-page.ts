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
  /** What its calls set in the browser so far, for a page that only leads on. */
  cookies: () => readonly string[]
}

export interface PlainShown {
  status?: number
  title: string
  /** Where it is told in another than ours. */
  language?: string
  /** What others show of it beside a link: its title, and no more. */
  shares_title?: true
  content: ReactNode
  /** Of the feature, as text: such a page brings its styles with it. */
  css: string
}

/** Shows the page, or answers with something else: a way on, a file. */
export type PlainPage = (visit: PlainVisit) => Promise<PlainShown | Response>

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
