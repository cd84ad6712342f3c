import type { Editing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { PicturePlace } from '#web/ui/upload/picture-place.tsx'
import type { Section } from '../contract.ts'
import type { SectionDraft } from './section-draft.ts'

interface Props {
  section: Section
  editing: Editing<SectionDraft>
}

/** It is kept with the rest of the section; until then the one before stays. */
export function SectionPicture({ section, editing: { mine, set } }: Props) {
  const isNew = mine.picture_id !== null && mine.picture_id !== section.picture_id
  return (
    <PicturePlace
      name="picture"
      place={`website-section-${section.id}`}
      label={t('website.picture_label')}
      hint={isNew ? t('website.picture_new') : t('website.picture_hint')}
      posted={undefined}
      isThere={mine.picture_id !== null}
      onChosen={(picture_id) => set({ picture_id })}
      onRemoved={() => set({ picture_id: null })}
    >
      {section.picture && mine.picture_id === section.picture_id && <BroughtPicture of={section.picture} sizes="240px" alt="" />}
    </PicturePlace>
  )
}
