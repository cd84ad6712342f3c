import { budgetContract } from './contract.ts'
import { contributionsContract } from './contributions/contract.ts'
import { contributorsContract } from './contributors/contract.ts'
import { budgetImportContract } from './import/contract.ts'
import { paymentsContract } from './payments/contract.ts'
import { pledgesContract } from './pledges/contract.ts'
import { receiptsContract } from './receipts/contract.ts'
import { whatIfContract } from './what-if/contract.ts'

/** What a wedding costs, who pays it, and what would be if it were otherwise. */
export const budgetContracts = {
  budget_items: budgetContract,
  budget_import: budgetImportContract,
  contributions: contributionsContract,
  contributors: contributorsContract,
  user_transactions: paymentsContract,
  receipts: receiptsContract,
  pledges: pledgesContract,
  what_if: whatIfContract,
}
