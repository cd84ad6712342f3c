import { useEffect, useRef } from 'react'
import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Child } from '../submission-shapes.ts'
import type { Change } from './children-changing.ts'
import { FieldClash } from './field-clash.tsx'
import { usePictureWords } from './picture-words.ts'

interface Props {
  child: Child
  place: number
  count: number
  credits: readonly string[]
  onChange: (change: Change) => Promise<boolean>
  onChosen: (place: number) => void
}

/** What is said of one picture; kept as somebody leaves a field. */
export function PicturePanel({ child, credits, ...panel }: Props) {
  const { place, count, onChange, onChosen } = panel
  const { words, theirs, type, keep, settle } = usePictureWords(child, onChange)
  const whole = useRef<HTMLElement>(null)
  useEffect(() => whole.current?.querySelector('textarea')?.focus(), [])
  const field = (name: 'alt' | 'caption' | 'credit') => ({
    name: `picture-${name}`,
    value: words[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => void type({ [name]: value }),
    onBlur: () => void keep(),
  })
  return (
    <section className="submission-panel" aria-labelledby="panel-title" ref={whole}>
      <PanelHead place={place} count={count} onChosen={onChosen} />
      {child.picture && <BroughtPicture of={child.picture} alt="" sizes="340px" isEager />}
      <TextAreaField
        label={t('submission.alt')}
        hint={t('submission.alt_hint', { n: words.alt.length })}
        {...field('alt')}
        rows={3}
        maxLength={180}
      />
      <TextField label={t('submission.caption')} need="optional" {...field('caption')} maxLength={220} autoComplete="off" />
      <TextField label={t('submission.credit')} {...field('credit')} maxLength={60} autoComplete="off" list="credits" />
      <datalist id="credits">
        {credits.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Checkbox
        label={t('submission.has_faces')}
        name="picture-faces"
        checked={words.has_faces}
        onChange={({ currentTarget: { checked } }) => void keep(type({ has_faces: checked }))}
      />
      {(['alt', 'caption', 'credit', 'has_faces'] as const)
        .filter((name) => name in theirs)
        .map((name) => (
          <FieldClash key={name} text={textOf(theirs[name])} onChosen={(side) => settle(name, side)} />
        ))}
      <PanelButtons id={child.id} {...panel} onKeep={() => keep()} />
    </section>
  )
}

function textOf(theirs: string | boolean | undefined): string {
  return typeof theirs === 'boolean' ? t(theirs ? 'submission.has_faces' : 'submission.has_no_faces') : (theirs ?? '')
}

function PanelHead({ place, count, onChosen }: Pick<Props, 'place' | 'count' | 'onChosen'>) {
  return (
    <header>
      <h2 id="panel-title">{t('submission.picture_nth', { n: place + 1, of: count })}</h2>
      <button
        className="icon-button"
        type="button"
        aria-label={t('submission.previous')}
        disabled={place === 0}
        onClick={() => onChosen(place - 1)}
      >
        <Icon name="caret-left" />
      </button>
      <button
        className="icon-button"
        type="button"
        aria-label={t('submission.next')}
        disabled={place + 1 >= count}
        onClick={() => onChosen(place + 1)}
      >
        <Icon name="caret-right" />
      </button>
    </header>
  )
}

function PanelButtons({
  id,
  place,
  count,
  onChange,
  onChosen,
  onKeep,
}: Omit<Props, 'child' | 'credits'> & { id: number; onKeep: () => Promise<boolean> }) {
  const move = (by: number) =>
    void onChange((all) => {
      const from = all.findIndex((one) => one.id === id)
      const rest = all.filter((one) => one.id !== id)
      return from < 0 ? all : rest.toSpliced(from + by, 0, all[from]!)
    })
  const goOn = async () => {
    if (await onKeep()) onChosen(Math.min(place + 1, count - 1))
  }
  return (
    <div className="buttons">
      <button className="button" type="button" onClick={() => void goOn()}>
        {place + 1 < count ? t('submission.save_next') : t('submission.save_picture')}
      </button>
      <button className="button small" type="button" disabled={place === 0} onClick={() => move(-1)}>
        {t('submission.earlier')}
      </button>
      <button className="button small" type="button" disabled={place + 1 >= count} onClick={() => move(1)}>
        {t('submission.later')}
      </button>
      <button className="button ghost small" type="button" onClick={() => void onChange((all) => all.filter((one) => one.id !== id))}>
        <Icon name="trash" /> {t('submission.remove')}
      </button>
    </div>
  )
}
