import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Id } from '#features/shapes.ts'
import { Passing } from '../contract.ts'

const referrals = route.$route({ tags: ['Messages'] })
const one = z.strictObject({ data: Passing })

export const referralsContract = {
  ask: referrals
    .route({
      method: 'POST',
      path: '/conversations/{id}/referrals',
      summary: 'Ask the couple whether their enquiry may be passed on to a connection',
    })
    .meta({ policy: 'vendors_conversation', impersonation: 'refused' })
    .input(ById.extend({ vendor_id: Id.describe('Of a business that has confirmed the connection') }))
    .output(one),
  answer: referrals
    .route({
      method: 'PUT',
      path: '/conversations/{id}/referrals/{referral_id}',
      summary: 'Say yes, and the other vendor is asked the same; or no, and nothing is passed on',
    })
    .meta({ policy: 'couples_conversation', impersonation: 'refused' })
    .input(ById.extend({ referral_id: Id, is_wanted: z.boolean() }))
    .output(one),
}
