import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { givenPictures } from '#features/files/uploads/policy.server.ts'
import { shownPicture } from '#features/files/uploads/shown-picture.ts'
import { websitePath } from '#features/guests/list/website-path.ts'
import { findRegistry } from '#features/money/registry/rows.server.ts'
import { registryTitle } from '#features/money/registry/registry-title.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import type { RequestContext } from '#server/policy.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { begun } from './begun.ts'
import type { Website } from './contract.ts'
import * as rows from './rows.server.ts'

const api = inWedding.website
type Called = Pick<RequestContext, 'db' | 'publicUrl' | 'files'> & { wedding: Wedding }

export const websiteRoutes = guarded.website.router({
  get: api.get.handler(async ({ context }) => {
    const { db, wedding, files, site } = context
    const [kept, sections, events, guests, registry] = await Promise.all([
      rows.findWebsite(db, wedding),
      rows.findSections(db, wedding),
      rows.findEventNames(db, wedding),
      rows.countSeen(db, wedding),
      site.now().site.features.registry ? findRegistry(db, wedding) : undefined,
    ])
    const { user_id, firstname, other_firstname, role, guestlist_setup_at } = wedding
    return {
      data: kept ? shown(context, kept) : null,
      sections: sections.map((section) => ({ ...section, picture: shownPicture(section.picture, files.addresses, wedding.actor_id) })),
      events,
      guests,
      registry: registry ? registryTitle(coupleNames(wedding)) : null,
      wedding: { user_id, firstname, other_firstname, role, guestlist_setup_at },
    }
  }),

  /** Begins it where there is none, so that of two presses at once the second changes what the first began. */
  save: api.save.handler(({ context, input: { user_id: _, version, act = randomUUID(), ...said } }) =>
    inTransaction(context.db, async (db) => {
      const { wedding } = context
      await rows.holdWebsite(db, wedding)
      const kept = await rows.findWebsite(db, wedding)
      if (kept && version !== undefined && version !== kept.version) conflict(shown(context, kept))
      const change = differing(said, kept ?? {})
      if (kept && Object.keys(change).length > 0) await rows.websiteRows.change(db, wedding, { ids: [kept.id], change, act })
      if (!kept) await begin(db, wedding, change, act)
      return { data: shown(context, (await rows.findWebsite(db, wedding)) ?? notFound()) }
    }),
  ),

  setPassword: api.setPassword.handler(async ({ context, input: { password } }) => {
    const { db, wedding, passwords } = context
    if (!(await rows.findWebsite(db, wedding))) notFound()
    await rows.saveHash(db, wedding, password === '' ? null : await passwords.hash(password))
    return { data: shown(context, (await rows.findWebsite(db, wedding)) ?? notFound()) }
  }),

  order: api.order.handler(({ context, input: { ids, act = randomUUID() } }) =>
    inTransaction(context.db, async (db) => {
      const known = new Set(await rows.reorderSections(db, context.wedding, ids, act))
      if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id))) invalid({ ids: [t('website.no_section')] })
    }),
  ),

  addSection: api.addSection.handler(({ context, input: { user_id: _, act, ...said } }) =>
    inTransaction(context.db, async (db) => {
      const { wedding } = context
      if (!(await rows.findWebsite(db, wedding))) notFound()
      await requireEvents(db, wedding, said.event_ids)
      const picture = await givenPictures(db, wedding, { picture_id: said.picture_id })
      const values = [{ ...plain, ...differing(said, {}), ...picture, position: await rows.nextPosition(db, wedding) }]
      const [added] = await rows.sectionRows.add(db, wedding, { values, act })
      return oneSection({ ...context, db }, added!.id)
    }),
  ),

  changeSection: api.changeSection.handler(({ context, input: { id, version, act, ...said } }) =>
    inTransaction(context.db, async (db) => {
      const { wedding } = context
      await requireEvents(db, wedding, said.event_ids)
      const picture = await givenPictures(db, wedding, { picture_id: said.picture_id })
      const change = { ...differing(said, {}), ...picture }
      const isChange = Object.keys(change).length > 0
      const isSaved =
        isChange && (await rows.sectionRows.change(db, wedding, { ids: [id], change: asColumns(change), version, act })).length > 0
      const one = await oneSection({ ...context, db }, id)
      return isChange && !isSaved ? conflict(one.data) : one
    }),
  ),

  removeSection: api.removeSection.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if ((await rows.sectionRows.remove(db, wedding, [id], act)).length === 0) notFound()
  }),
})

/** With the sections that every website has, to be filled. */
async function begin(db: Db, wedding: Wedding, said: object, act: string): Promise<void> {
  await rows.websiteRows.add(db, wedding, { values: [{ ...sayingNothing, ...said }], act })
  if ((await rows.findSections(db, wedding)).length > 0) return
  await rows.sectionRows.add(db, wedding, { values: begun().map((section, position) => ({ ...plain, ...section, position })), act })
}

/** A column that is named must say something; what is not said is as the table has it. */
const sayingNothing = { address: '', welcome: '', closing: '', theme: 'poppy', language: 'en', opens_to: 'guests', is_published: false }
const plain = {
  title: '',
  words: '',
  entries: [],
  picture_id: null,
  is_shown: true,
  visible_to: 'everyone',
  event_ids: [],
  translations: {},
}

/** Of events of another wedding nobody learns anything. */
async function requireEvents(db: Db, wedding: Wedding, ids: readonly number[] | undefined): Promise<void> {
  if (ids === undefined || ids.length === 0) return
  const known = new Set((await rows.findEventNames(db, wedding)).map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) invalid({ event_ids: [t('website.no_event')] })
}

function shown({ publicUrl }: Pick<Called, 'publicUrl'>, { id: _, ...kept }: rows.FoundWebsite): Website {
  return { ...kept, url: `${publicUrl}${websitePath(kept.address)}` }
}

async function oneSection({ db, wedding, files }: Called, id: number) {
  const [found] = await rows.findSections(db, wedding, id)
  const section = found ?? notFound()
  return { data: { ...section, picture: shownPicture(section.picture, files.addresses, wedding.actor_id) } }
}

/** What is said and not so yet. */
function differing(said: object, kept: object): object {
  return Object.fromEntries(
    Object.entries(said).filter(([name, value]) => value !== undefined && value !== kept[name as keyof typeof kept]),
  )
}

/** Lists and records go into their columns as text. */
function asColumns(change: object): object {
  const isJson = (name: string) => name === 'entries' || name === 'translations'
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [name, isJson(name) ? JSON.stringify(value) : value]))
}
