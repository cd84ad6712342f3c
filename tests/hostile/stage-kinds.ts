import { traverseContractProcedures } from '@orpc/server'
import { sql } from 'kysely'
import type * as z from 'zod'
import { contract } from '#features/contract.ts'
import { idKinds } from '#features/shapes.ts'
import type { PlainThing } from '#features/thing.server.ts'
import { plainThings } from '#features/things.server.ts'
import type { Person } from '#tests/world.ts'
import type { Special, World } from './stage.ts'
import { ofSeating } from './stage-seating.ts'
import type { Known } from './valid-inputs.ts'

/** One of a plain kind, on an event of its own. */
export async function oneOf({ table, event, sample }: PlainThing, { db }: World, { id: user_id }: Person, nth: number) {
  const dinner = { user_id, name: 'Dinner', taxonomy_event_id: 800_000 + nth }
  const { id } = await db.insertInto('guest_wedding_events').values(dinner).returning('id').executeTakeFirstOrThrow()
  const said = { user_id, ...(event && { [event]: id }), ...sample }
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(said).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(said).map((value) => sql`${value}`))}) returning id`.execute(db)
  return { id: rows[0]!.id }
}

/** What one of them may say beside its name; whoever it names is the couple. */
export function forOne({ name, sample, people = [] }: PlainThing, { id }: Person): Known {
  const said = Object.entries(sample).filter(([field]) => !name.includes(field))
  return Object.fromEntries([...said, ...people.map((field) => [field, id])])
}

/** What calls need that add one of a plain kind, or name one by an id that says so in their contract. */
export const ofPlainThings: Record<string, Special> = {
  ...Object.fromEntries(plainThings.map((thing): [string, Special] => [`${thing.table}.create`, (_, person) => forOne(thing, person)])),
  ...Object.fromEntries(namingThings()),
  ...ofSeating,
}

function namingThings(): [string, Special][] {
  const found: [string, Special][] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract, path }) => {
    const fields = Object.entries(shapeOf(contract['~orpc'].inputSchema))
    const thing = plainThings.find(({ kind }) => fields.some(([, field]) => named(field)?.kind === kind))
    if (!thing) return
    const lists = fields.filter(([, field]) => named(field)?.kind === thing.kind && named(field)?.isList).map(([name]) => name)
    found.push([
      path.join('.'),
      async (world, person, nth) => {
        const { id } = await oneOf(thing, world, person, nth)
        return { ...forOne(thing, person), id, ...Object.fromEntries(lists.map((name) => [name, [id]])) }
      },
    ])
  })
  return found
}

function shapeOf(schema: unknown): Readonly<Record<string, z.core.$ZodType>> {
  const { def } = schema ? (schema as z.core.$ZodTypes)._zod : {}
  return def?.type === 'object' ? def.shape : {}
}

/** Of which kind a field names one, or several. */
function named(schema: z.core.$ZodType, isList = false): { kind: string; isList: boolean } | undefined {
  const kind = idKinds.get(schema)?.kind
  if (kind) return { kind, isList }
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'array') return named(def.element, true)
  return 'innerType' in def ? named(def.innerType, isList) : undefined
}
