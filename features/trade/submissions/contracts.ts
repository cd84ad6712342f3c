import { submissionsContract } from './contract.ts'
import { submissionRightsContract } from './rights/contract.ts'
import { submissionAuthorsContract } from './together/contract.ts'

/** Weddings that are sent in, who says yes to them, and who writes them together. */
export const submissionContracts = {
  submissions: submissionsContract,
  submission_rights: submissionRightsContract,
  submission_authors: submissionAuthorsContract,
}
