import * as z from 'zod'
import { emailPattern } from '#web/email-pattern.ts'
import { route } from '#features/route.ts'
import { Extra } from '#features/site/analytics/contract.ts'
import { ByToken, text } from '#features/shapes.ts'

/** Wider than an account's address, and told the same way in the browser before anything is sent. */
const NewsletterEmail = text(254).normalize('NFC').regex(emailPattern, 'Please enter a valid email address.')

const JoinInput = z.object({
  email: NewsletterEmail,
  event: text(100).min(1, 'Please name the event.').describe('newsletter, or what e-mail marketing hears of the caller'),
  props: Extra,
})

/** `expired` is a link that came to nothing; one that nobody sent is a 404. */
const LinkState = z.enum(['waiting', 'joined', 'left', 'expired'])

export type LinkState = z.infer<typeof LinkState>

const newsletter = route.$route({ tags: ['Newsletter'] })

export const newsletterContract = {
  join: newsletter
    .route({
      method: 'POST',
      path: '/i',
      successStatus: 202,
      summary: 'Ask for the newsletter, which a mailed link confirms, or tell e-mail marketing of oneself',
    })
    .meta({ policy: 'marketing_event' })
    .input(JoinInput),
  link: newsletter
    .route({ method: 'GET', path: '/newsletter/{token}', summary: 'What a mailed link can still do; looking changes nothing' })
    .meta({ policy: 'newsletter_link' })
    .input(ByToken)
    .output(z.strictObject({ data: z.strictObject({ state: LinkState }) })),
  confirm: newsletter
    .route({ method: 'POST', path: '/newsletter/{token}', successStatus: 204, summary: 'Confirm the newsletter with a mailed link' })
    .meta({ policy: 'newsletter_link' })
    .input(ByToken),
  leave: newsletter
    .route({ method: 'POST', path: '/newsletter/{token}/leave', successStatus: 204, summary: 'Leave the newsletter with a mailed link' })
    .meta({ policy: 'newsletter_link' })
    .input(ByToken),
}
