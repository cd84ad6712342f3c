import type { ReactNode } from 'react'
import type { PictureOf } from '#web/picture-address.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Invitation } from '../rsvp/contract.ts'

interface Props {
  picture: PictureOf
  children: ReactNode
}

/** A picture to the edge of the window, and beside it or under it what is said. */
export function GuestFrame({ picture, children }: Props) {
  return (
    <main className="guest-page" id="main">
      <div className="guest-art">
        <Picture of={picture} sizes="(max-width: 767px) 100vw, 50vw" isEager />
      </div>
      <div className="guest-card">{children}</div>
    </main>
  )
}

/** June *&* Theo, as the one heading. */
export function CoupleTitle({
  couple: { firstname, other_firstname },
}: {
  couple: Pick<Invitation['couple'], 'firstname' | 'other_firstname'>
}) {
  return (
    <h1>
      {firstname}
      {other_firstname && (
        <>
          {' '}
          <em>&amp;</em> {other_firstname}
        </>
      )}
    </h1>
  )
}
