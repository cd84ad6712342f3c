import { authContract, usersContract } from './accounts/contract.ts'
import { credentialsContract } from './credentials/contract.ts'
import { eventsContract } from './events/contract.ts'
import { guestsContract } from './guests/contract.ts'
import { newsletterContract } from './newsletter/contract.ts'
import { broadcastingContract } from './notifications/contract.ts'

/** The whole REST API, one entry per resource. Paths are relative to /api/v1. */
export const contract = {
  auth: authContract,
  credentials: credentialsContract,
  users: usersContract,
  guest_wedding_events: eventsContract,
  guests: guestsContract,
  broadcasting: broadcastingContract,
  newsletter: newsletterContract,
}
