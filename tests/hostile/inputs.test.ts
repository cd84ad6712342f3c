import { expect, test } from 'vitest'
import { figures } from '#tests/faults/figures.ts'
import { newWorld } from '#tests/world.ts'
import { seed } from './chance.ts'
import { type Operation, readApi } from './operations.ts'
import { type Besieged, besiege } from './siege.ts'
import { stageFor } from './stage.ts'
import { newPayments } from './stage-money.ts'

const payments = await newPayments()
const world = await newWorld({ payments })
const { operations, schemas } = await readApi(world.origin)
const inputs = Number(process.env['HOSTILE_INPUTS']) || 50

test(`no call of the API answers an input with a fault, or otherwise than its document says (HOSTILE_SEED=${seed})`, {
  timeout: 60_000 + inputs * operations.length * 200,
}, async () => {
  const besieged: Besieged[] = []
  await lanes(operations, async (operation) => {
    const stage = await stageFor(world, operation)
    besieged.push(await besiege({ api: `${world.origin}/api/v1`, operation, schemas, stage, inputs }))
  })
  const sum = (of: (one: Besieged) => number) => besieged.reduce((total, one) => total + of(one), 0)
  const [sent, accepted] = [sum((one) => one.inputs), sum((one) => one.accepted)]
  figures('inputs', { operations: operations.length, inputs: sent, accepted, seed })
  expect(besieged.flatMap(({ findings }) => findings)).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(operations.length * inputs)
  // Inputs that are all refused at the first look prove nothing of what lies behind it.
  expect(accepted / sent).toBeGreaterThanOrEqual(0.4)
})

/** Two at a time: the machine has two cores, and one that waits for itself says nothing of the product. */
async function lanes(all: Operation[], work: (operation: Operation) => Promise<void>): Promise<void> {
  const left = [...all]
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next)
  }
  await Promise.all([lane(), lane()])
}
