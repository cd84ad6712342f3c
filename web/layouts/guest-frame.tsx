import type { ReactNode } from 'react'
import type { PictureOf } from '../picture-address.ts'
import { BroughtPicture, type BroughtPictureOf } from '../ui/brought-picture.tsx'
import { Picture } from '../ui/picture.tsx'

const sizes = '(max-width: 767px) 100vw, 50vw'

interface Props {
  picture: PictureOf
  /** What the couple brought goes before it. */
  own?: BroughtPictureOf | null
  children: ReactNode
}

/** A picture to the edge of the window, and beside it or under it what is said. */
export function GuestFrame({ picture, own, children }: Props) {
  return (
    <main className="guest-page" id="main">
      <div className="guest-art">
        {own ? <BroughtPicture of={own} sizes={sizes} isEager /> : <Picture of={picture} sizes={sizes} isEager />}
      </div>
      <div className="guest-card">{children}</div>
    </main>
  )
}
