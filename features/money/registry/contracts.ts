import { accountContract } from './account/contract.ts'
import { approvalContract } from './approval/contract.ts'
import { cardGiftsContract } from './cards/contract.ts'
import { registryContract } from './contract.ts'
import { giftsContract } from './gifts/contract.ts'
import { registryPageContract } from './page/contract.ts'

/** What a couple would like money for, and the ways by which it comes. */
export const registryContracts = {
  registry: registryContract,
  registry_account: accountContract,
  gift_approval: approvalContract,
  card_gifts: cardGiftsContract,
  gifts: giftsContract,
  registry_page: registryPageContract,
}
