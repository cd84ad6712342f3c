import { websiteContract } from './contract.ts'
import { websitePageContract } from './shown/contract.ts'

/** What a couple tells its guests, and what guests see of it. */
export const websiteContracts = { website: websiteContract, website_page: websitePageContract }
