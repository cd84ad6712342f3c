import { isPlace } from '#features/magazine/vendors/places.ts'
import { trades } from '#features/trade/profile/trades.ts'

/** What begins a new business, from the fields of its form; what nobody chose is left for the server to ask for. */
export function newModel({ name = '', service = '', place = '' }: Record<string, string>) {
  return {
    name,
    service: trades.find((one) => one === service) ?? ('' as (typeof trades)[number]),
    place: isPlace(place) ? place : ('' as 'sonoma'),
  }
}
