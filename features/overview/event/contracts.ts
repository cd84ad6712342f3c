import { daySheetContract } from '../day-sheet/contract.ts'
import { movingContract } from '../moving/contract.ts'
import { sharedDaysContract } from '../day-sheet/sharing/contract.ts'
import { oneEventContract } from './contract.ts'

/** How things stand with one event, and how it moves to another day, and what happens on it by the minute. */
export const oneEventContracts = {
  one_event: oneEventContract,
  moving: movingContract,
  day_sheets: daySheetContract,
  shared_days: sharedDaysContract,
}
