import { api } from '#web/client/api.ts'

export function settingsQuery() {
  return api.rsvp_settings.get.queryOptions({ input: {} })
}

export function ownAnswersQuery() {
  return api.rsvp_settings.answers.queryOptions({ input: {} })
}

/** The events of the couple with their days, those of others among them. */
export function eventsQuery() {
  return api.guest_wedding_events.all.queryOptions()
}

/** Where guests of the couple find them; it is also where the page for addresses would be. */
export function placeQuery() {
  return api.address_collector.get.queryOptions({ input: {} })
}

/** The address of this product, and by which name guests of the couple name them. */
export function placeOf({ url }: { url: string }): { origin: string; username: string } {
  const { origin, pathname } = new URL(url)
  return { origin, username: pathname.split('/').at(-1) ?? '' }
}
