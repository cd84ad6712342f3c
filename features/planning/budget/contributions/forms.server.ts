import { ORPCError } from '@orpc/client'
import type { Form } from '#server/form-post.ts'
import { typedSum } from './typed-sum.ts'

const path = '/contributions/$token'

/** What somebody who gives enters on their own page. */
export const contributionForms: Form[] = [
  {
    path,
    submit: (api, { amount = '', note = '', pledge_key }, page) =>
      api.contributions.pledge({ token: tokenOf(page), amount: typedSum(amount), note, ...(pledge_key && { pledge_key }) }),
    to: (_fields, { pathname }) => `${pathname}?said=pledged#said`,
  },
  {
    path,
    name: 'change',
    submit: (api, { id, amount = '', note = '' }, page) =>
      api.contributions.change({ token: tokenOf(page), id: Number(id), amount: typedSum(amount), note }),
    to: (_fields, { pathname }) => `${pathname}?said=changed#said`,
  },
  {
    path,
    name: 'confirm',
    submit: (api, { id }, page) => api.contributions.change({ token: tokenOf(page), id: Number(id) }),
    to: (_fields, { pathname }) => `${pathname}?said=confirmed#said`,
  },
  {
    path,
    name: 'take-back',
    // Pressed twice, it was taken back by the first.
    submit: (api, { id }, page) => api.contributions.remove({ token: tokenOf(page), id: Number(id) }).catch(isMissing),
    to: (_fields, { pathname }) => `${pathname}?said=taken-back#said`,
  },
]

/** It is as it was asked to be. */
function isMissing(error: unknown): void {
  if (!(error instanceof ORPCError) || error.status !== 404) throw error
}

function tokenOf({ pathname }: URL): string {
  return pathname.split('/')[2] ?? ''
}
