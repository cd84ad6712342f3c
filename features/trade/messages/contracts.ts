import { sentFilesContract } from './attaching/contract.ts'
import { conversationsContract } from './contract.ts'
import { decliningContract } from './declining/contract.ts'
import { referralsContract } from './passing/contract.ts'
import { sentQuotesContract } from './quoting/contract.ts'
import { leadChecksContract } from './realness/contract.ts'
import { savedRepliesContract } from './saved/contract.ts'

/** All that couples and vendors do where they write to each other. */
export const messageContracts = {
  conversations: conversationsContract,
  kind_nos: decliningContract,
  referrals: referralsContract,
  saved_replies: savedRepliesContract,
  sent_quotes: sentQuotesContract,
  sent_files: sentFilesContract,
  lead_checks: leadChecksContract,
}
