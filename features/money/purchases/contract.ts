import * as z from 'zod'
import { route } from '#features/route.ts'
import { ById, Day, Id, Moment, text } from '#features/shapes.ts'

const payments = route.$route({ tags: ['Payments'] })
const own = { policy: 'signed_in', impersonation: 'refused' } as const

const Cents = z.int().min(0)
const Metadata = z.record(z.string(), z.string())
const ProviderId = text(200).min(1)

const Price = z.strictObject({
  id: z.string(),
  nickname: z.string().nullable(),
  product: z.string(),
  unit_amount: Cents.describe('In cents'),
  currency: z.string(),
  recurring: z.strictObject({ interval: z.string(), interval_count: z.int() }).nullable().describe('How often it is paid; null for once'),
  details: z.strictObject({ name: z.string(), images: z.array(z.string()), metadata: Metadata }),
  metadata: Metadata.describe('paypal is the plan of the subscription button'),
})

const Card = z.strictObject({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  country: z.string().nullable(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
})

const Place = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  state: text(3).min(1).nullable().default(null),
  postal_code: text(12).min(1).nullable().default(null),
})

const Coupon = z.strictObject({
  id: z.string(),
  amount_off: Cents.nullable().describe('In cents'),
  percent_off: z.number().nullable(),
})

const Quote = z.strictObject({
  amount: Cents,
  discount: Cents,
  tax: Cents,
  tax_percent: z.string().describe('Of the tax, for who pays where they live; 0 where no place is known'),
  total: Cents,
  currency: z.string(),
  takes_tax: z.boolean().describe('False where no tax is taken from anybody'),
  next: z.strictObject({ at: Day, total: Cents }).nullable().describe('The next charge, if it is not called off'),
  ends_on: Day.describe('Ends by itself: a month after the wedding, or in twelve months'),
})

const Purchase = z.strictObject({
  id: Id,
  provider: z.enum(['stripe', 'paypal']),
  product_id: z.string(),
  product_name: z.string(),
  price_id: z.string(),
  currency: z.string(),
  amount: Cents,
  discount: Cents,
  tax: Cents,
  total: Cents,
  is_recurring: z.boolean(),
  payment_method: z.string().nullable().describe('The card that pays for it, as the provider calls it'),
  ends_on: Day.nullable().describe('When it ends by itself; null where it is not renewed, or never ends so'),
  next_total: Cents.nullable().describe('What the next charge will be, where that is another price than before'),
  status: z.enum(['begun', 'needs_action', 'refused', 'paid', 'ended']),
  is_open: z.boolean().describe('It opens what it opens, now'),
  paid_until: Moment.nullable(),
  ends_with_wedding: z.boolean(),
  is_cancelled: z.boolean().describe('It will not be renewed; the provider knows'),
  cancel_asked_at: Moment.nullable(),
  refund_asked_at: Moment.nullable(),
  can_refund: z.boolean().describe('Within 14 days of the last charge'),
  created_at: Moment,
})

const Paper = z.strictObject({
  kind: z.enum(['invoice', 'credit_note']),
  number: z.int(),
  purchase_id: Id,
  what: z.string(),
  buyer: z.string().describe('As they stood on that day'),
  currency: z.string(),
  tax: Cents,
  total: Cents,
  issued_at: Moment,
})

export const PaperName = z.object({ kind: Paper.shape.kind, number: Id })
const pdf = { schema: { type: 'string', format: 'binary' } } as const

const Asked = z.object({
  price_id: ProviderId,
  product_id: ProviderId,
  payment_method: ProviderId,
  coupon: ProviderId.nullable().default(null),
  ends_with_wedding: z.boolean().default(true),
})

const Done = z.strictObject({
  data: Purchase.extend({
    client_secret: z.string().nullable().describe('With status needs_action: the bank asks, by the provider’s script'),
  }),
})

export type Place = z.infer<typeof Place>
export type Price = z.infer<typeof Price>
export type Card = z.infer<typeof Card>
export type Coupon = z.infer<typeof Coupon>
export type Paper = z.infer<typeof Paper>
export type Purchase = z.infer<typeof Purchase>
export type Quote = z.infer<typeof Quote>
export type Asked = z.infer<typeof Asked>

export const purchasesContract = {
  products: payments
    .route({ method: 'GET', path: '/payments/products', summary: 'What is sold, and for how much' })
    .meta({ policy: 'anyone' })
    .output(
      z.strictObject({
        data: z.array(Price),
        cards: z
          .strictObject({ publishable_key: z.string(), script: z.string().describe('What a browser loads to enter a card') })
          .nullable(),
        takes_tax: z.boolean().describe('Somewhere; where, follows from the card'),
        asks_postal_code: z.boolean().describe('Where the provider reckons the tax'),
        paypal: z.strictObject({ script: z.string().describe('What a browser loads for the subscription button') }).nullable(),
      }),
    ),
  cards: payments
    .route({ method: 'GET', path: '/payments/payment-methods', summary: 'Cards that are kept at the provider' })
    .meta(own)
    .output(z.strictObject({ data: z.array(Card) })),
  customer: payments
    .route({ method: 'GET', path: '/payments/customer', summary: 'The caller as the provider knows them' })
    .meta(own)
    .output(z.strictObject({ data: z.strictObject({ id: z.string() }) })),
  entry: payments
    .route({ method: 'GET', path: '/payments/setup-intent', summary: 'With what a card is entered at the provider' })
    .meta(own)
    .output(z.strictObject({ data: z.strictObject({ client_secret: z.string() }) })),
  keepCard: payments
    .route({ method: 'POST', path: '/payments/payment-methods', summary: 'Keep a card whose entry was finished' })
    .meta(own)
    .input(z.object({ payment_method: ProviderId }))
    .output(z.strictObject({ data: Card })),
  removeCard: payments
    .route({ method: 'DELETE', path: '/payments/payment-methods/{id}', summary: 'Forget a card at the provider', successStatus: 204 })
    .meta({ policy: 'own_card', impersonation: 'refused' })
    .input(z.object({ id: ProviderId })),
  coupon: payments
    .route({ method: 'POST', path: '/payments/coupon', summary: 'What a coupon takes off' })
    .meta(own)
    .input(z.object({ coupon: ProviderId, price_id: ProviderId.optional() }))
    .output(z.strictObject({ data: Coupon })),
  quote: payments
    .route({ method: 'POST', path: '/payments/quote', summary: 'Price, tax and next charge, before anything is paid' })
    .meta(own)
    .input(
      Asked.pick({ price_id: true, coupon: true }).extend({
        payment_method: ProviderId.nullable().default(null),
        place: Place.nullable().default(null).describe('Where they live, while no card says it'),
      }),
    )
    .output(z.strictObject({ data: Quote })),
  checkout: payments
    .route({ method: 'POST', path: '/payments/checkout', summary: 'Pay; the amount is computed here, and a repeat is the same purchase' })
    .meta({ ...own, keeps_key: true })
    .input(Asked)
    .output(Done),
  list: payments
    .route({ method: 'GET', path: '/payments/purchases', summary: 'What the caller bought, with invoices and credit notes' })
    .meta(own)
    .output(z.strictObject({ data: z.array(Purchase), papers: z.array(Paper) })),
  paper: payments
    .route({
      method: 'GET',
      path: '/payments/papers/{kind}/{number}',
      summary: 'An invoice or a credit note as a PDF',
      spec: (operation) => ({ ...operation, responses: { 200: { description: 'The paper', content: { 'application/pdf': pdf } } } }),
    })
    .meta({ policy: 'own_paper', impersonation: 'refused', heavy: true })
    .input(PaperName)
    .output(z.unknown()),
  cancel: payments
    .route({ method: 'POST', path: '/payments/purchases/{id}/cancel', summary: 'No more renewals; what is paid stays paid' })
    .meta({ policy: 'own_purchase', impersonation: 'refused' })
    .input(ById)
    .output(z.strictObject({ data: Purchase })),
  refund: payments
    .route({ method: 'POST', path: '/payments/purchases/{id}/refund', summary: 'The money back within 14 days; what was bought ends' })
    .meta({ policy: 'own_purchase', impersonation: 'refused' })
    .input(ById)
    .output(z.strictObject({ data: Purchase })),
}
