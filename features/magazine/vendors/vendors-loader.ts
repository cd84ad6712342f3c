import { redirect } from '@tanstack/react-router'
import { refusal } from '#web/client/refusal.ts'
import type { Piece, TagGroup } from '../content/contract.ts'
import type { Facts } from './contract.ts'
import { addressOf, askedOf, comparedOf, type VendorsSearch } from './vendors-search.ts'

export interface Compared {
  piece: Piece
  facts: Facts
}

/** What the directory shows of a search. */
export async function loadVendors(service: string | undefined, search: VendorsSearch) {
  if (search.service !== undefined) throw redirect({ href: addressOf(search.service || undefined, search), statusCode: 302 })
  const { api } = await import('#web/client/api.ts')
  const [found, services, styles, compared] = await Promise.all([
    api.vendors.list.call(askedOf(service, search)),
    api.content.tags.call({ taxonomy: 'services', type: 'vendor' }),
    api.content.tags.call({ taxonomy: 'styles', type: 'vendor' }),
    loadCompared(search),
  ])
  return { ...found, services: termsOf(services), styles: termsOf(styles), compared }
}
export type VendorsFound = Awaited<ReturnType<typeof loadVendors>>

/** Those who are set side by side; one who is not there any more is left out. */
export async function loadCompared(search: Pick<VendorsSearch, 'compare'>): Promise<Compared[]> {
  const { api } = await import('#web/client/api.ts')
  const found = await Promise.all(
    comparedOf(search).map(async (slug) => {
      try {
        const [{ data: piece }, { data: facts }] = await Promise.all([
          api.content.get.call({ type: 'vendor', slug }),
          api.vendors.get.call({ slug }),
        ])
        return { piece, facts }
      } catch (error) {
        if (refusal(error)) return undefined
        throw error
      }
    }),
  )
  return found.filter((one) => one !== undefined)
}

function termsOf({ data: [group] }: { data: TagGroup[] }): TagGroup['terms'] {
  return group?.terms ?? []
}
