import * as z from 'zod'
import { route } from '#features/route.ts'
import { ByToken, Id, text } from '#features/shapes.ts'

const OwnPledge = z.strictObject({
  id: Id,
  item: z.string().nullable().describe('What it is for, where the couple says so'),
  amount: z.int().nullable().describe('In cents; none as long as nobody said how much'),
  note: z.string(),
  is_confirmed: z.boolean(),
  received: z.int(),
  received_on: z.string().nullable(),
})

const Contribution = z.strictObject({
  couple: z.array(z.string()).describe('The first names'),
  name: z.string(),
  pledged: z.int(),
  given: z.int().describe('Received, or paid by them to others'),
  open: z.int(),
  pledges: z.array(OwnPledge),
})

const OneContribution = z.strictObject({ data: Contribution })

const howMuch = 'Please enter how much you would like to give, such as $500.'
const Sum = z.int(howMuch).min(1, howMuch).max(1_000_000_000_000, 'Please enter a smaller amount.')

const Pledging = ByToken.extend({
  amount: Sum,
  note: text(500).default(''),
  pledge_key: z.uuid().optional().describe('A name of the giver’s own making: sent twice it is one pledge'),
})

const Changing = ByToken.extend({
  id: Id,
  amount: Sum.optional().describe('What stands there, where nothing is said; it is confirmed by that'),
  note: text(500).optional(),
})

export type OwnPledge = z.infer<typeof OwnPledge>
export type Contribution = z.infer<typeof Contribution>
export type Pledging = z.infer<typeof Pledging>
export type Changing = z.infer<typeof Changing>

const contributions = route.$route({ tags: ['Contributors'] })

export const contributionsContract = {
  get: contributions
    .route({
      method: 'GET',
      path: '/public/contributors/{token}',
      summary: 'What whoever has the link pledged, and nothing else; 410 where it ended',
    })
    .meta({ policy: 'contributor_link' })
    .input(ByToken)
    .output(OneContribution),
  pledge: contributions
    .route({
      method: 'POST',
      path: '/public/contributors/{token}/pledges',
      successStatus: 201,
      summary: 'Pledge so much; no money passes here',
    })
    .meta({ policy: 'contributor_link' })
    .input(Pledging)
    .output(OneContribution),
  change: contributions
    .route({
      method: 'PUT',
      path: '/public/contributors/{token}/pledges/{id}',
      summary: 'Confirm or change one’s own pledge; 409 once it was received',
    })
    .meta({ policy: 'contributor_link' })
    .input(Changing)
    .output(OneContribution),
  remove: contributions
    .route({
      method: 'DELETE',
      path: '/public/contributors/{token}/pledges/{id}',
      summary: 'Take one’s own pledge back; 409 once it was received',
    })
    .meta({ policy: 'contributor_link' })
    .input(ByToken.extend({ id: Id }))
    .output(OneContribution),
}
