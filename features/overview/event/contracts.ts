import { movingContract } from '../moving/contract.ts'
import { oneEventContract } from './contract.ts'

/** How things stand with one event, and how it moves to another day. */
export const oneEventContracts = {
  one_event: oneEventContract,
  moving: movingContract,
}
