import type { Person } from '#tests/world.ts'
import type { World } from './stage.ts'
import { type Known, leftOut } from './valid-inputs.ts'

const lines = [{ key: 'all', name: 'All flowers', how: { by: 'amount', amount: 365_000 } }]
const heads = { adults: 90, drinkers: 80, children: 2, infants: 1, vendors: 6 }

/** A vendor that nobody has asked yet. */
async function vendorOf({ db }: World, { id: user_id }: Person, nth: number): Promise<Known> {
  const values = { user_id, name: `Fern ${nth}`, taxonomy: `service-${nth}` }
  return {
    ...(await db.insertInto('user_vendors').values(values).returning('id').executeTakeFirstOrThrow()),
    terms: { lines },
    after: leftOut,
  }
}

export const ofQuotes = {
  'quotes.list': vendorOf,
  'quotes.add': vendorOf,
  'quotes.accept': async (...at: [World, Person, number]) => {
    const { id: user_vendor_id } = await vendorOf(...at)
    const values = { user_id: at[1].id, user_vendor_id: Number(user_vendor_id) }
    const { id } = await at[0].db.insertInto('user_quotes').values(values).returning('id').executeTakeFirstOrThrow()
    return { id, heads, second_hire: leftOut }
  },
  'quotes.count': async (...at: [World, Person, number]) => {
    const { id: user_vendor_id } = await vendorOf(...at)
    const { db } = at[0]
    await db.updateTable('user_vendors').set({ status: 'hired' }).where('id', '=', Number(user_vendor_id)).execute()
    const accepted = { accepted_at: new Date().toISOString(), accepted_heads: JSON.stringify(heads), accepted_total: 365_000 }
    const values = { user_id: at[1].id, user_vendor_id: Number(user_vendor_id), ...accepted }
    return { ...(await db.insertInto('user_quotes').values(values).returning('id').executeTakeFirstOrThrow()), heads }
  },
}
