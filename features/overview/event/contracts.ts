import { seatingContract } from '#features/planning/seating/contract.ts'
import { daySheetContract } from '../day-sheet/contract.ts'
import { sharedDaysContract } from '../day-sheet/sharing/contract.ts'
import { movingContract } from '../moving/contract.ts'
import { oneEventContract } from './contract.ts'

/** How things stand with one event, how it moves to another day, who sits where, and what happens on it by the minute. */
export const oneEventContracts = {
  one_event: oneEventContract,
  moving: movingContract,
  seating: seatingContract,
  day_sheets: daySheetContract,
  shared_days: sharedDaysContract,
}
