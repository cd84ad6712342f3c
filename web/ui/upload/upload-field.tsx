import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { t } from '../../text/text.ts'
import type { FieldProps } from '../field.tsx'
import { FieldNotes } from '../field-notes.tsx'
import { Icon } from '../icon.tsx'
import { NeedMark } from '../need-mark.tsx'
import type { UploadedFile } from './upload-calls.ts'
import { offered } from './upload-kinds.ts'
import type { UploadPurpose } from './upload-reason.ts'
import { useMissedDrops, usePasting, useSending } from './upload-start.ts'

export interface UploadFieldProps extends FieldProps {
  /** What this is for, of its own on the whole site, such as `event-12-picture`: what is half here is found again there. */
  place: string
  purpose: UploadPurpose
  allowsMany?: boolean
  isDisabled?: boolean
  /** A file that the server keeps, told once. */
  onKept: (file: UploadedFile) => void
  /** Files that are kept are shown elsewhere, and leave the list. */
  hidesKept?: boolean
}

/**
 * Files that are sent as soon as they are chosen, dropped, pasted or taken by the camera; cuts, reloads and another day don't matter.
 * What sends and shows them is fetched at the first sign that somebody wants to.
 */
export function UploadField({ label, hint, errors = [], need, ...field }: UploadFieldProps) {
  const { place, purpose, allowsMany = false, isDisabled = false } = field
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const { List, given, take, getReady, isCut } = useSending(place)
  const [isOver, setOver] = useState(false)
  const choose = (files: FileList | undefined | null) => {
    const chosen = isDisabled ? [] : [...(files ?? [])].slice(0, allowsMany ? undefined : 1)
    if (chosen.length > 0) take(chosen)
    return chosen.length > 0
  }
  usePasting(whole, choose)
  useMissedDrops()

  const over = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
    getReady()
  }
  return (
    <div className="field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint ${id}-errors`} ref={whole}>
      <span className="field-label" id={`${id}-label`}>
        {label}
        <NeedMark need={need} />
      </span>
      <div
        className="file-drop upload-drop"
        data-upload-drop=""
        data-disabled={isDisabled || undefined}
        data-wrong={errors.length > 0 || undefined}
        data-drop-target={isOver || undefined}
        onPointerEnter={getReady}
        onFocus={getReady}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
        onDrop={(event) => {
          setOver(false)
          if (choose(event.dataTransfer.files) || isDisabled) event.preventDefault()
        }}
      >
        <Picker {...field} choose={choose} />
        {purpose === 'picture' && <Picker {...field} choose={choose} ofCamera />}
        <span className="upload-or">{isOver ? t('upload.drop_now') : allowsMany ? t('upload.or_drop_many') : t('upload.or_drop')}</span>
      </div>
      <FieldNotes id={id} hint={hint} errors={isCut ? [...errors, t('upload.not_ready')] : errors} />
      {List && <List {...field} given={given} />}
    </div>
  )
}

interface PickerProps extends Pick<UploadFieldProps, 'purpose' | 'allowsMany' | 'isDisabled'> {
  choose: (files: FileList | null) => void
  ofCamera?: boolean
}

/** The browser's own, so that a file can be chosen before the page is alive. */
function Picker({ purpose, allowsMany = false, isDisabled = false, choose, ofCamera = false }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const words = allowsMany
    ? purpose === 'picture'
      ? t('upload.choose_pictures')
      : t('upload.choose_many')
    : purpose === 'picture'
      ? t('upload.choose_picture')
      : t('upload.choose')
  const empty = (chosen: HTMLInputElement) => {
    choose(chosen.files)
    chosen.value = ''
  }
  const emptyEarly = useEffectEvent(() => input.current?.files?.length && empty(input.current))
  useEffect(() => void emptyEarly(), [])
  return (
    <label className={ofCamera ? 'button small upload-camera' : 'button small'}>
      <Icon name={ofCamera ? 'camera' : 'upload-simple'} />
      {ofCamera ? t('upload.camera') : words}
      <input
        ref={input}
        className="only-heard"
        type="file"
        multiple={allowsMany && !ofCamera}
        accept={ofCamera ? 'image/*' : offered[purpose].join(',')}
        capture={ofCamera ? 'environment' : undefined}
        disabled={isDisabled}
        onChange={({ currentTarget }) => empty(currentTarget)}
      />
    </label>
  )
}
