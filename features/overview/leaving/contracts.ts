import { deletionsContract } from './contract.ts'
import { takeoutContract } from './takeout/contract.ts'

/** How an account ends, and what is taken along. */
export const leavingContracts = { deletions: deletionsContract, takeout: takeoutContract }
