import type { ReactNode } from 'react'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { anchorOf } from './anchors.ts'
import type { ShownSection } from './contract.ts'
import { Paragraphs } from './paragraphs.tsx'

/** A picture from edge to edge, with or without words under it. */
export function WebsitePhotos({ section, head }: { section: ShownSection; head: ReactNode }) {
  const { picture, title, words } = section
  if (!picture) return null
  return (
    <section className="website-photo" id={anchorOf(section)}>
      <BroughtPicture of={picture} sizes="100vw" />
      {(title || words) && (
        <div className="website-wide">
          {head}
          <Paragraphs text={words} />
        </div>
      )}
    </section>
  )
}
