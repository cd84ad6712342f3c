import { userVendorsContract } from './contract.ts'
import { vendorDeadlinesContract } from './deadlines/contract.ts'
import { vendorDiaryContract } from './diary/contract.ts'
import { vendorFilesContract } from './files/contract.ts'

/** Whom a couple asks and hires, with all that is kept of each. */
export const userVendorContracts = {
  user_vendors: userVendorsContract,
  vendor_deadlines: vendorDeadlinesContract,
  vendor_diary: vendorDiaryContract,
  vendor_files: vendorFilesContract,
}
