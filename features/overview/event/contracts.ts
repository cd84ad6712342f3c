import { seatingContract } from '#features/planning/seating/contract.ts'
import { movingContract } from '../moving/contract.ts'
import { oneEventContract } from './contract.ts'

/** How things stand with one event, how it moves to another day, and who sits where. */
export const oneEventContracts = {
  one_event: oneEventContract,
  moving: movingContract,
  seating: seatingContract,
}
