import type { ReactNode } from 'react'
import type { PostedForm } from '#web/start/start-context.ts'
import type { ClaimSearch } from './claim-steps.ts'
import type { Claim, Findable } from './contract.ts'

/** What each step of the claim shows. */
export interface StepProps {
  posted: PostedForm | undefined
  search: ClaimSearch
  /** Those that were found, or the one that is meant. */
  vendors: Findable[]
  /** What the visitor asked an operator for. */
  claims: Claim[]
  later: ReactNode
  picture: ReactNode
}

/** The menus follow who one is, so that the next page is loaded anew. */
export async function thenLoad(done: Promise<unknown>, to: string): Promise<never> {
  await done
  location.assign(to)
  return new Promise(() => {})
}
