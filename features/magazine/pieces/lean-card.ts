import type { Card } from '../content/contract.ts'

/** A card without what no card shows, since all that a page has loaded travels with it a second time, for the app. */
export function leanCard(card: Card): Card {
  return { ...card, terms: {}, author: null }
}
