import { inTransaction } from '#db/db.ts'
import { invalid } from '#server/errors.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { chooseNewsletter, newsletterState } from '#features/site/newsletter/api.server.ts'
import type { Notice } from './contract.ts'
import { allKinds, type Channel, kindAt, type Kind, ruleOf, standardOf } from './kinds.ts'
import { findChoices, saveChoice } from './rows.server.ts'

const api = forUser.notices

export const noticesRoutes = guarded.notices.router({
  list: api.list.handler(({ context }) => all(context, context.user)),

  choose: api.choose.handler(async ({ context, input: { kind: name, channel, is_wanted } }) => {
    const { user } = context
    const kind = kindAt(name)
    if (kind ? standardOf(kind, channel) === undefined : channel === 'push') invalid({ channel: ['This is not to be chosen.'] })
    await inTransaction(context.db, (db) =>
      kind ? saveChoice(db, user.id, kind, channel, is_wanted) : chooseNewsletter(db, context, user, is_wanted),
    )
    return all(context, user)
  }),
})

async function all({ db }: RequestContext, { id, email }: { id: number; email: string }): Promise<{ data: Notice[] }> {
  const choices = await findChoices(db, id)
  const stateOf = (kind: Kind, channel: Channel): Notice['mail'] => {
    const rule = ruleOf(kind, channel)
    if (rule === 'always' || rule === 'never') return rule
    const chosen = choices.find((choice) => choice.kind === kind && choice.channel === channel)?.is_wanted
    return (chosen ?? standardOf(kind, channel)) ? 'on' : 'off'
  }
  const own = allKinds.map((kind) => ({ kind, mail: stateOf(kind, 'mail'), push: stateOf(kind, 'push') }))
  return { data: [...own, { kind: 'newsletter', mail: await newsletterState(db, email), push: 'never' }] }
}
