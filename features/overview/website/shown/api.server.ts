import type { Db } from '#db/db.ts'
import { shownPicture } from '#features/files/uploads/shown-picture.ts'
import { findFunds, findRegistry } from '#features/money/registry/rows.server.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { notFound } from '#server/errors.ts'
import type { RequestContext } from '#server/policy.ts'
import { guarded } from '#server/procedures.ts'
import { type Language, languages } from '../languages.ts'
import { findEventNames } from '../rows.server.ts'
import type { Content, OpenWebsite, ShownSection } from './contract.ts'
import { isOfCouple, knewWord, knock, letPass, passedGuest, strayLink } from './policy.server.ts'
import * as rows from './rows.server.ts'
import { languagesOf, toldIn } from './told.ts'

const api = guarded.website_page

export const websitePageRoutes = api.router({
  get: api.get.handler(async ({ context, input: { address, language, viewed_as } }) => {
    const website = (await rows.findOpenWebsite(context.db, address)) ?? notFound()
    const viewer = await viewerOf(context, website, viewed_as)
    const sections = viewer ? await rows.findSeenSections(context.db, website.user_id, viewer.asked) : []
    const told = languagesOf(website.language, sections, languages)
    const wanted = [language, viewer?.guest?.language].find((one) => one && told.includes(one)) ?? website.language
    const { guest } = viewer ?? {}
    // Whoever follows links and keeps no cookie, as scanners of mail do, is no guest who looked.
    if (guest && !guest.has_looked) await rows.noteGuest(context.db, website.user_id, guest.guest_id)
    const [content, events] = await Promise.all([
      viewer ? contentOf(context, { website, viewer, sections, language: wanted }) : null,
      viewer?.is === 'couple' ? findEventNames(context.db, website) : [],
    ])
    return {
      data: {
        address,
        title: coupleNames(website.couple).join(' & '),
        theme: website.theme,
        language: wanted,
        languages: told,
        viewer: viewer?.is ?? 'stranger',
        door: viewer ? null : website.opens_to === 'password' ? 'password' : 'guests',
        guest: guest ? { invite_id: guest.invite_id, name: guest.name } : null,
        previewed_as: events.map(({ id, name }) => ({ id, name })),
        is_published: website.is_published,
        content,
      } satisfies OpenWebsite,
    }
  }),

  enter: api.enter.handler(async ({ context, input: { address, password } }) => {
    const website = (await rows.findOpenWebsite(context.db, address)) ?? notFound()
    await knock(context, website, password)
    letPass(context, website)
  }),

  come: api.come.handler(async ({ context, input: { address, invite_id } }) => {
    const { db } = context
    const website = (await rows.findOpenWebsite(db, address)) ?? notFound()
    const guest = isInvite(invite_id) ? await rows.findGuest(db, website.user_id, { invite_id }) : undefined
    if (!guest) return strayLink(context)
    const pass_key = await rows.ensureKey(db, website.user_id)
    letPass(context, { ...website, pass_key }, guest)
  }),

  read: api.read.handler(async ({ context, input: { address, language } }) => {
    const website = (await rows.findOpenWebsite(context.db, address)) ?? notFound()
    const guest = await passedGuest(context, website)
    if (guest) await rows.noteGuest(context.db, website.user_id, guest.guest_id, language)
  }),
})

interface Viewer {
  is: OpenWebsite['viewer']
  /** As whom they are told of it: the couple may look as a stranger would. */
  as: OpenWebsite['viewer']
  asked: rows.Asked
  guest?: rows.FoundGuest
}

/** Undefined for whom the door is shut. The couple sees all of it, or as much as somebody else would. */
async function viewerOf(context: RequestContext, website: rows.FoundWebsite, viewed_as?: number): Promise<Viewer | undefined> {
  if (await isOfCouple(context, website)) {
    if (viewed_as === 0) return { is: 'couple', as: 'stranger', asked: [] }
    return { is: 'couple', as: 'couple', asked: viewed_as === undefined ? 'all' : [viewed_as] }
  }
  const guest = await passedGuest(context, website)
  if (guest) return { is: 'guest', as: 'guest', asked: await rows.findAsked(context.db, website.user_id, guest.guest_id), guest }
  return website.opens_to === 'everybody' || knewWord(context, website) ? { is: 'stranger', as: 'stranger', asked: [] } : undefined
}

/** What the database can't hold is nobody's. */
function isInvite(invite_id: string): boolean {
  return /^[\w.-]{1,200}$/.test(invite_id)
}

interface Shown {
  website: rows.FoundWebsite
  viewer: Viewer
  sections: rows.SeenSection[]
  language: Language
}

async function contentOf(context: RequestContext, { website, viewer, sections, language }: Shown): Promise<Content> {
  const { db, files, site } = context
  const { user_id, couple, welcome, closing } = website
  const [events, registry] = await Promise.all([
    rows.findSeenEvents(db, user_id, viewer.asked),
    registryOf(db, user_id, site.now().site.features.registry),
  ])
  const names = new Map(events.map(({ id, name }) => [id, name]))
  const isFilled = (section: ShownSection) => says(section, { events: events.length > 0, registry: registry !== null })
  const shown = sections.map((section) => ({
    id: section.id,
    kind: section.kind,
    ...toldIn(section, language, website.language),
    picture: shownPicture(section.picture, files.addresses, 'everybody'),
    only_for: viewer.as === 'couple' ? section.event_ids.flatMap((id) => names.get(id) ?? []) : [],
  }))
  return {
    told_to: viewer.as,
    couple,
    welcome,
    closing,
    sections: shown.filter(isFilled),
    events: events.map(({ reply_by: _, is_open: __, address, ...event }) => ({
      ...event,
      address: viewer.as === 'stranger' ? '' : address,
    })),
    reply_by: events.flatMap(({ reply_by, is_open }) => (is_open && reply_by ? [reply_by] : [])).toSorted()[0] ?? null,
    registry,
  }
}

/** What nobody wrote yet is not shown. */
function says({ kind, words, entries, picture }: ShownSection, there: { events: boolean; registry: boolean }): boolean {
  if (kind === 'schedule') return there.events
  if (kind === 'photos') return picture !== null
  return words !== '' || entries.length > 0 || (kind === 'gifts' && there.registry)
}

async function registryOf(db: Db, user_id: number, isThere: boolean): Promise<Content['registry']> {
  const found = isThere ? await findRegistry(db, { user_id }) : undefined
  if (!found) return null
  const funds = await findFunds(db, user_id)
  return {
    identifier: found.identifier,
    funds: funds.slice(0, 3).map(({ id, title, goal, arrived, pledged }) => ({ id, title, goal, sum: arrived + pledged })),
  }
}
