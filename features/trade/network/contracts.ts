import { businessInvitationsContract } from '#features/trade/inviting/contract.ts'
import { vendorNetworkContract } from './contract.ts'

export const networkContracts = {
  business_invitations: businessInvitationsContract,
  vendor_network: vendorNetworkContract,
}
