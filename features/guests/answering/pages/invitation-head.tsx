import type { Invitation } from '../contract.ts'
import { CoupleTitle } from './couple-title.tsx'
import { mainEvent } from './invited.ts'
import { dayAndHour } from './when.ts'

/** A kicker, the two, when and where. */
export function InvitationHead({ invitation, kick }: { invitation: Invitation; kick: string }) {
  const event = mainEvent(invitation)
  const when = event && dayAndHour(event)
  const where = event && [event.place, event.address].filter(Boolean).join(', ')
  return (
    <header className="guest-head">
      <p className="kick">{kick}</p>
      <CoupleTitle couple={invitation.couple} />
      {(when || where) && (
        <p className="lead">
          {when}
          {when && where && <br />}
          {where}
        </p>
      )}
    </header>
  )
}
