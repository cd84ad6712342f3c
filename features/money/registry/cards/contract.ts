import * as z from 'zod'
import { route } from '#features/route.ts'
import { Email, longText, text } from '#features/shapes.ts'
import { GiftCents } from '../contract.ts'

const CardGiven = z.object({
  identifier: z.string().max(100),
  fund_id: z.int().positive().max(Number.MAX_SAFE_INTEGER).nullable().default(null).describe('Without one it is for whatever they like'),
  amount: GiftCents.min(100, 'By card, please give at least a dollar.'),
  from_name: text(200).min(1, 'Please enter your name, so that they can thank you.'),
  email: Email,
  message: longText(1_000).default(''),
  payment_method: text(200).min(1).describe('A card that was entered at the provider, in the couple’s account'),
  card_key: z.uuid().describe('A name of the giver’s own making: sent twice it is one gift'),
})

const Given = z.strictObject({
  status: z.enum(['needs_action', 'paid']),
  client_secret: z
    .string()
    .nullable()
    .describe('With needs_action: the bank asks, by the provider’s script; then the same is sent once more'),
  fund: z.string().nullable(),
  amount: z.int(),
  fee: z.int().nullable().describe('What the provider kept; null is not known'),
  net: z.int().nullable(),
  available_on: z.string().nullable().describe('From when the provider pays it out to the couple'),
})

export type CardGiven = z.infer<typeof CardGiven>
export type Given = z.infer<typeof Given>

export const cardGiftsContract = {
  give: route
    .$route({ tags: ['Registry'] })
    .route({
      method: 'POST',
      path: '/public/registry/{identifier}/card-gifts',
      summary: 'Give by card, to the couple’s own account at the provider; a repeat is the same gift',
    })
    .meta({ policy: 'open_registry', keeps_key: true })
    .input(CardGiven)
    .output(z.strictObject({ data: Given })),
}
