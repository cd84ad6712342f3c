import wide from 'virtual:picture/home-hero'
import tall from 'virtual:picture/home-hero-phone'
import { Picture } from '#web/ui/picture.tsx'
import { PartsSection } from './parts-section.tsx'

const gone = { ...wide, hash: '00000000' }

export function PictureParts() {
  return (
    <PartsSection title="Pictures">
      <figure className="part-picture">
        <Picture of={wide} phone={tall} sizes="(max-width: 767px) 100vw, 480px" alt="Another one on a phone" />
      </figure>
      <figure className="part-picture">
        <Picture of={wide} sizes="640px" shape="4/5" alt="Cut to four by five" />
      </figure>
      <figure className="part-picture">
        <Picture of={gone} sizes="480px" alt="A picture that never comes" />
      </figure>
    </PartsSection>
  )
}
