/** What of a business is counted, each with the events behind it. */
export const numberNames = ['impressions', 'views', 'saves', 'contacts', 'websites', 'instagrams'] as const
export type NumberName = (typeof numberNames)[number]

/** With fewer of the same service and place a comparison would be a look into somebody's books. */
export const fewestPeers = 10
