import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { FieldNotes } from '#web/ui/field-notes.tsx'
import { inOrder } from '#web/ui/order-moved.ts'
import { useOrdering } from '#web/ui/ordering.ts'
import { UploadField } from '#web/ui/upload/upload-field.tsx'
import { leastPictures, missingFields } from '../missing-fields.ts'
import { useChildren } from './children-changing.ts'
import { isBare, PictureGrid } from './picture-grid.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './submission-form.tsx'

/** The pictures by the dozen: what each of them shows, and who took it. */
export function PictureStep({ who, submission, isChecked }: StepProps) {
  const navigate = useNavigate()
  const { change, isPending, settled } = useChildren(submission)
  const [chosen, setChosen] = useState<number>()
  const { taxonomy, asks } = submission
  const ordering = useOrdering(submission.children, {
    axis: 'across',
    keyOf,
    keep: (keys) => change((all) => inOrder(all, keys, keyOf)),
  })
  const children = ordering.items
  const at = children.findIndex(({ id }) => id === chosen)
  const photographer = taxonomy.vendors.find(({ service, name }) => service === 'photographers' && name)?.name
  const errors = [
    ...(isChecked ? (missingFields(submission)['children'] ?? []) : []),
    ...(asks['children'] ? [t('submission.asked', { says: asks['children'] })] : []),
  ]
  return (
    <StepFrame
      who={who}
      submission={submission}
      step="pictures"
      isPending={isPending}
      onGo={(to) => void settled().then(() => navigate({ href: to }))}
    >
      <div className="submission-pictures">
        <div>
          <UploadField
            label={t('submission.drop')}
            hint={t('submission.drop_hint')}
            place={`submission-${submission.id}`}
            purpose="picture"
            allowsMany
            hidesKept
            onKept={({ id }) => void change((all) => (all.some((one) => one.id === id) ? all : [...all, fresh(id, photographer)]))}
          />
          <FieldNotes id="children" hint={undefined} errors={errors} />
          <div className="submission-count">
            <Count count={children.length} bare={children.filter(isBare).length} />
            {photographer && children.some(({ credit }) => credit === '') && (
              <button
                className="button small"
                type="button"
                onClick={() => void change((all) => all.map((one) => ({ ...one, credit: one.credit || photographer })))}
              >
                {t('submission.credit_all', { name: photographer })}
              </button>
            )}
          </div>
          <PictureGrid of={children} gripOf={ordering.gripOf} chosen={chosen} onChosen={setChosen} />
          <output className="only-heard">{ordering.said}</output>
        </div>
        {children[at] ? (
          <PicturePanel
            key={children[at].id}
            child={children[at]}
            place={at}
            count={children.length}
            credits={[...new Set([...taxonomy.vendors.map(({ name }) => name), ...children.map(({ credit }) => credit)])].filter(Boolean)}
            onChange={change}
            onChosen={(place) => setChosen(children[place]?.id)}
          />
        ) : (
          <p className="submission-panel-empty">{children.length > 0 ? t('submission.choose_one') : t('submission.none_yet')}</p>
        )}
      </div>
    </StepFrame>
  )
}

function keyOf({ id }: { id: number }): string {
  return String(id)
}

function Count({ count, bare }: { count: number; bare: number }) {
  return (
    <p role="status">
      <b className="num">{t('submission.pictures_count', { n: count, least: leastPictures })}</b>{' '}
      {bare > 0 ? t('submission.still_bare', { n: bare }) : ''}
    </p>
  )
}

function fresh(id: number, photographer: string | undefined) {
  return { id, caption: '', alt: '', credit: photographer ?? '', has_faces: true }
}
