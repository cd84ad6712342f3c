import { useEffect, useState } from 'react'
import { t } from '../../text/text.ts'
import { fileSize } from '../file-size.ts'
import { Icon } from '../icon.tsx'
import type { UploadItem } from './upload-items.ts'
import { previewOf } from './upload-preview.ts'
import { reasonOf, type UploadPurpose } from './upload-reason.ts'

interface Props {
  item: UploadItem
  purpose: UploadPurpose
  onPause: () => void
  onGoOn: () => void
  onTakeOff: () => void
}

/** One file: what it looks like, how far it is, and what can be done about it. */
export function UploadRow({ item, purpose, onPause, onGoOn, onTakeOff }: Props) {
  const { name, state, sent, size } = item
  const isRefused = state === 'refused' || state === 'failed'
  const isOn = state === 'sending' || state === 'resting' || state === 'waiting'
  const hasBar = isOn || state === 'paused' || state === 'half'
  return (
    <li className="upload-row" data-state={state}>
      <Preview item={item} />
      <span className="upload-name">{name}</span>
      <span className={isRefused ? 'upload-state field-error' : 'upload-state num'}>
        {isRefused && <Icon name="warning-circle-fill" />}
        {state === 'kept' && <Icon name="check-circle-fill" />}
        <span>{isRefused ? reasonOf(item, purpose) : stateOf(item)}</span>
      </span>
      {hasBar && <progress className="upload-bar" max={size || 1} value={sent} aria-label={t('upload.progress', { name })} />}
      {isOn && <Act words={t('upload.pause')} name={t('upload.pause_named', { name })} onPress={onPause} />}
      {state === 'paused' && <Act words={t('upload.go_on')} name={t('upload.go_on_named', { name })} onPress={onGoOn} />}
      {state === 'failed' && <Act words={t('upload.retry')} name={t('upload.retry_named', { name })} onPress={onGoOn} />}
      <button
        className="icon-button"
        type="button"
        onClick={onTakeOff}
        aria-label={
          isOn || state === 'paused' || state === 'half' ? t('upload.stop_named', { name }) : t('upload.take_off_named', { name })
        }
      >
        <Icon name="x" />
      </button>
    </li>
  )
}

function stateOf({ state, sent, size, isKnown }: UploadItem): string {
  const percent = Math.floor((100 * sent) / (size || 1))
  if (state === 'waiting') return t('upload.waiting')
  if (state === 'resting') return t('upload.resting', { percent })
  if (state === 'checking') return t('upload.checking')
  if (state === 'paused') return t('upload.paused', { percent })
  if (state === 'half') return t('upload.half', { percent })
  if (state === 'kept') return t(isKnown ? 'upload.known' : 'upload.kept')
  return t('upload.part', { percent, size: fileSize(size) })
}

function Preview({ item: { file, kept } }: { item: UploadItem }) {
  const [preview, setPreview] = useState<string>()
  const isPicture = kept?.kind === 'picture' || file?.type.startsWith('image/')
  useEffect(() => {
    let isGone = false
    if (file) void previewOf(file).then((drawn) => !isGone && setPreview(drawn))
    return () => {
      isGone = true
    }
  }, [file])
  return preview ? <img className="upload-preview" src={preview} alt="" /> : <Icon name={isPicture ? 'images' : 'file'} />
}

function Act({ words, name, onPress }: { words: string; name: string; onPress: () => void }) {
  return (
    <button className="button small" type="button" onClick={onPress} aria-label={name}>
      {words}
    </button>
  )
}
