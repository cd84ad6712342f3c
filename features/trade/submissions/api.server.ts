import { inTransaction } from '#db/db.ts'
import { shownPicture, type Viewer } from '#features/files/uploads/shown-picture.ts'
import { conflict, forbidden, invalid, notFound } from '#server/errors.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { blank } from './blank.ts'
import type { Said } from './contract.ts'
import { missingFields } from './missing-fields.ts'
import * as rows from './rows.server.ts'
import type { Submission } from './submission-shapes.ts'

const { create, update, list, get, send, withdraw } = forUser.submissions

type Context = Pick<RequestContext, 'db' | 'files'> & { user: { id: number } }

export const submissionRoutes = guarded.submissions.router({
  create: create.handler(async ({ context, input: { as_vendor, children, ...said } }) => {
    const { db, user } = context
    if (as_vendor && !user.is_vendor) forbidden()
    await requireOwn(context, { user_id: user.id, id: 0 }, children)
    const known = as_vendor ? {} : knownMetas(await rows.knownOf(db, user.id))
    const by = { wedding_submitter_email: user.email, wedding_submitter_type: as_vendor ? 'vendor' : 'couple' } as const
    const metas = { ...blank.metas, ...by, ...known, ...said.metas }
    const { title = '', excerpt = '' } = said
    const id = await inTransaction(db, async (db) => {
      const whole = { metas, taxonomy: { ...blank.taxonomy, ...said.taxonomy }, told: { ...blank.told, ...said.told } }
      const { id } = await rows.insertSubmission(db, user.id, { title, excerpt, is_vendor: as_vendor, ...whole })
      await rows.noteEvent(db, { user_id: user.id, id }, { what: 'begun', actor_id: user.id })
      if (children) await rows.updateSubmission(db, { user_id: user.id, id, actor_id: user.id }, undefined, { children })
      return id
    })
    return { data: await submissionNow(context, id) }
  }),

  update: update.handler(async ({ context, input: { id, version, ...said } }) => {
    const { db, user } = context
    const user_id = (await rows.findOwner(db, id)) ?? notFound()
    const children = await requireOwn(context, { user_id, id }, said.children)
    const change = { ...(user_id === user.id ? said : withoutAddress(said)), ...(children && { children }) }
    const isSaved = await rows.updateSubmission(db, { user_id, id, actor_id: user.id }, version, change)
    const now = await submissionNow(context, id)
    if (!isSaved) conflict(now, isOpen(now.state) ? undefined : t('submission.locked'))
    return { data: now }
  }),

  list: list.handler(async ({ context, input }) => ({
    data: (await rows.findOf(context.db, input.user_id)).map((found) => shown(context, found)),
  })),

  get: get.handler(async ({ context, input: { slug } }) => ({
    data: shown(context, (await rows.findOne(context.db, { slug })) ?? notFound()),
  })),

  send: send.handler(async ({ context, input: { id } }) => {
    const { db, user } = context
    const missing = missingFields(await submissionNow(context, id))
    if (Object.keys(missing).length > 0) invalid(missing)
    await inTransaction(db, async (db) => {
      const isSent = await rows.sendSubmission(db, { user_id: user.id, id })
      if (isSent) await rows.noteEvent(db, { user_id: user.id, id }, { what: 'sent', actor_id: user.id })
    })
    const now = await submissionNow(context, id)
    if (!['rights_missing', 'submitted'].includes(now.state)) conflict(now, t('submission.locked'))
    return { data: now }
  }),

  withdraw: withdraw.handler(async ({ context, input: { id } }) => {
    const { db, user } = context
    await inTransaction(db, async (db) => {
      await rows.withdrawSubmission(db, { user_id: user.id, id })
      await rows.noteEvent(db, { user_id: user.id, id }, { what: 'withdrawn', actor_id: user.id })
    })
    return { data: await submissionNow(context, id) }
  }),
})

/** What the account knows of its own wedding; what would not fit is left to be typed. */
function knownMetas({
  firstname,
  lastname,
  other_firstname,
  other_lastname,
  wedding_date,
  wedding_guests,
}: Awaited<ReturnType<typeof rows.knownOf>>) {
  const named = (first: string, last: string) => ({ firstname: first.slice(0, 40), lastname: last.slice(0, 40), type: 'spouse' as const })
  const guests = wedding_guests !== null && wedding_guests >= 2 && wedding_guests <= 2_000 ? wedding_guests : null
  return {
    spouse_1: named(firstname, lastname),
    spouse_2: named(other_firstname, other_lastname),
    wedding_date,
    wedding_guest_count: guests,
  }
}

function isOpen(state: Submission['state']): boolean {
  return ['draft', 'rights_missing', 'changes_asked'].includes(state)
}

export async function submissionNow(context: Context, id: number): Promise<Submission> {
  return shown(context, (await rows.findOne(context.db, { id })) ?? notFound())
}

/** As whoever asks sees it; its pictures are signed for them. Who writes on it, too, reads no address of anybody's. */
export function shown({ files, user }: Pick<Context, 'files' | 'user'>, { content_id: _, ...found }: rows.Found): Submission {
  const viewer: Viewer = user.id
  const children = found.children.map((one) => ({ ...one, picture: shownPicture(one.picture, files.addresses, viewer) }))
  const authors = found.authors.map(({ co_author_id, ...one }) => ({ ...one, is_own: co_author_id === user.id }))
  const whole = { ...found, children, authors, is_own: found.user.id === user.id }
  if (!authors.some(({ is_own }) => is_own)) return whole
  return {
    ...whole,
    metas: { ...found.metas, wedding_submitter_email: '' },
    rights: found.rights.map((one) => ({ ...one, email: '' })),
    authors: authors.filter(({ joined_at }) => joined_at).map((one) => ({ ...one, email: '' })),
  }
}

/** Where we write to is for whoever sends it in alone to say. */
function withoutAddress({ metas, ...said }: Said): Said {
  const { wedding_submitter_email: _, ...rest } = metas ?? {}
  return { ...said, ...(metas && { metas: rest }) }
}

/** Pictures of their own alone; one that came with its author's name begins with that as its credit. */
async function requireOwn(
  { db, user }: Context,
  whose: { user_id: number; id: number },
  children: Said['children'],
): Promise<Said['children']> {
  if (!children) return undefined
  const own = await rows.ownPictures(
    db,
    { ...whose, actor_id: user.id },
    children.map(({ id }) => id),
  )
  if (children.some(({ id }) => !own.has(id))) invalid({ children: [t('files.not_yours')] })
  return children.map((child) => ({
    ...child,
    credit: child.credit || (own.get(child.id)?.author ?? '').slice(0, 60),
    alt: child.alt || (own.get(child.id)?.alt ?? '').slice(0, 180),
  }))
}
