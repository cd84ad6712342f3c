import type { ReactNode } from 'react'
import type { PictureOf } from '../picture-address.ts'
import { Picture } from '../ui/picture.tsx'

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
