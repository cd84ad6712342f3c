import { t } from '../../text/text.ts'
import { isUnderWay, type UploadItem } from './upload-items.ts'
import type { UploadQueue } from './upload-queue.ts'
import { partOf } from './upload-said.ts'
import { aboutSo } from './upload-time.ts'

/** Of several files: how many are up, how long the rest takes, and a way to stop them all. */
export function UploadWhole({ queue, items }: { queue: UploadQueue; items: readonly UploadItem[] }) {
  const counted = items.filter((item) => isUnderWay(item) || item.state === 'kept' || item.state === 'paused')
  const kept = counted.filter(({ state }) => state === 'kept').length
  const on = counted.filter(isUnderWay)
  const paused = counted.filter(({ state }) => state === 'paused')
  if (counted.length < 2 || kept === counted.length) return null
  const seconds = on.length > 0 ? queue.secondsLeft() : undefined
  return (
    <div className="upload-whole">
      <b className="num">{t('upload.up', { kept, total: counted.length })}</b>
      <progress className="upload-bar" max={1} value={partOf(counted)} aria-label={t('upload.progress_all')} />
      {seconds !== undefined && <span className="num">{t('upload.left', { time: aboutSo(seconds) })}</span>}
      {on.length > 0 ? (
        <button
          className="button small"
          type="button"
          onClick={() => on.forEach(({ key, state }) => state !== 'checking' && queue.pause(key))}
        >
          {t('upload.pause_all')}
        </button>
      ) : (
        <button className="button small" type="button" onClick={() => paused.forEach(({ key }) => queue.goOn(key))}>
          {t('upload.go_on_all')}
        </button>
      )}
    </div>
  )
}
