import * as z from 'zod'
import { route } from '#features/route.ts'
import { longText, text } from '#features/shapes.ts'
import { Fund, GiftCents, Registry } from '../contract.ts'
import { givingWays } from '../ways.ts'

/** What everybody may see of a registry. */
const OpenRegistry = Registry.pick({ identifier: true, title: true, occasion: true, headline: true, story: true }).extend({
  couple: z.array(z.string()).describe('The first names'),
  card: z
    .strictObject({
      publishable_key: z.string(),
      script: z.string().describe('What a browser loads to enter a card'),
      account: z.string().describe('The couple’s own at the provider, by its public name'),
      fee: z
        .strictObject({ points: z.int(), cents: z.int() })
        .describe('About what the provider keeps: hundredths of a percent, and cents'),
    })
    .nullable()
    .describe('Null where they take no cards'),
  ways: z.array(z.enum(givingWays)).describe('By which they can be given something; where each leads is told to who gives'),
  funds: z.array(Fund.pick({ id: true, title: true, goal: true, story: true, picture: true, arrived: true, pledged: true, gifts: true })),
})

const Promised = z.object({
  identifier: z.string().max(100),
  fund_id: z.int().positive().max(Number.MAX_SAFE_INTEGER).nullable().default(null).describe('Without one it is for whatever they like'),
  amount: GiftCents,
  from_name: text(200).min(1, 'Please enter your name, so that they can thank you.'),
  message: longText(1_000).default(''),
  way: z.enum(givingWays, 'Please choose how you’d like to give.'),
  pledge_key: z.uuid().optional().describe('A name of the giver’s own making: sent twice it is one gift'),
})

const Onward = z.strictObject({
  couple: z.array(z.string()),
  fund: z.string().nullable(),
  amount: z.int(),
  way: z.enum(givingWays),
  url: z.string().nullable().describe('The couple’s own account'),
  words: z.string().describe('How to reach their bank'),
})

export type OpenRegistry = z.infer<typeof OpenRegistry>
export type Promised = z.infer<typeof Promised>
export type Onward = z.infer<typeof Onward>

const registry = route.$route({ tags: ['Registry'] })

export const registryPageContract = {
  get: registry
    .route({ method: 'GET', path: '/public/registry/{identifier}', summary: 'What guests see of a registry; 404 where there is none' })
    .meta({ policy: 'open_registry' })
    .input(z.object({ identifier: z.string().max(100) }))
    .output(z.strictObject({ data: OpenRegistry })),
  give: registry
    .route({
      method: 'POST',
      path: '/public/registry/{identifier}/gifts',
      successStatus: 201,
      summary: 'Promise a gift, and learn where the couple’s own account is; no money passes here',
    })
    .meta({ policy: 'open_registry' })
    .input(Promised)
    .output(z.strictObject({ data: Onward })),
}
