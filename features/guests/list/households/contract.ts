import * as z from 'zod'
import { InWedding } from '#features/wedding/access/whose-wedding.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { route } from '#features/route.ts'
import { Act, Id, idOf, text } from '#features/shapes.ts'

const HouseholdFields = z.object({
  name: text(120).describe('As the invitation says it'),
  guest_ids: z
    .array(idOf('guest'))
    .max(50)
    .describe('Guests who join, from whatever household they are in; who leaves is changed to household_id null'),
})

const HouseholdInput = HouseholdFields.partial({ name: true }).extend({ act: Act.optional(), ...InWedding.shape })
const HouseholdUpdate = HouseholdFields.partial().extend({ id: idOf('household'), act: Act.optional() })

export const HouseholdRecord = z.strictObject({ id: Id, name: z.string(), guest_ids: z.array(Id) })
const OneHousehold = z.strictObject({ data: HouseholdRecord })

export type HouseholdRecord = z.infer<typeof HouseholdRecord>

const households = route.$route({ tags: ['Guests'] })

export const householdsContract = {
  create: households
    .route({ method: 'POST', path: '/households', successStatus: 201, summary: 'Make guests a household' })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(HouseholdInput.extend({ guest_ids: HouseholdFields.shape.guest_ids.min(1) }))
    .output(OneHousehold),
  update: households
    .route({ method: 'PUT', path: '/households/{id}', summary: 'Name a household, or let guests join it' })
    .meta({ policy: 'planning', permission: permissions.guests })
    .input(HouseholdUpdate)
    .output(OneHousehold),
}
