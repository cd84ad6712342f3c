import { useEffect, useRef, useSyncExternalStore } from 'react'
import { t } from '../../text/text.ts'
import { uploadCalls } from './upload-calls.ts'
import type { UploadFieldProps } from './upload-field.tsx'
import { taken as kindsTaken } from './upload-kinds.ts'
import { browsersLine } from './upload-line.ts'
import { uploadMemory } from './upload-memory.ts'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'
import type { UploadPurpose } from './upload-reason.ts'
import { UploadRow } from './upload-row.tsx'
import { saidOf } from './upload-said.ts'
import { UploadWhole } from './upload-whole.tsx'

interface Props extends Pick<UploadFieldProps, 'place' | 'purpose' | 'allowsMany' | 'onKept' | 'hidesKept'> {
  given: readonly File[]
}

/** The files of a field, how far each is, and what can be done about it. */
export function UploadList({ place, purpose, allowsMany = false, onKept, hidesKept = false, given }: Props) {
  const queue = queueOf(place, purpose)
  const items = useSyncExternalStore(queue.subscribe, queue.items)
  const shown = hidesKept ? items.filter(({ state }) => state !== 'kept') : items
  const list = useRef<HTMLUListElement>(null)
  const taken = useRef(0)

  useEffect(() => {
    queue.wake()
    void queue.recall()
    return queue.sleep
  }, [queue])
  useEffect(() => {
    const fresh = given.slice(taken.current)
    taken.current = given.length
    // Of a field for one file the last one chosen counts.
    if (!allowsMany && fresh.length > 0) for (const { key } of queue.items()) queue.takeOff(key)
    queue.add(fresh)
  }, [queue, given, allowsMany])
  useEffect(() => {
    for (const { key, kept, isTold } of items) {
      if (!kept || isTold) continue
      queue.told(key)
      onKept(kept)
    }
  }, [items, queue, onKept])

  /** The button that was pressed goes with its row, so the focus goes to the next one, or back to where files are chosen. */
  function takeOff(key: number, nth: number): void {
    queue.takeOff(key)
    setTimeout(() => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('.upload-row') ?? [])]
      const next = rows[Math.min(nth, rows.length - 1)]?.querySelector<HTMLElement>('.icon-button')
      ;(next ?? list.current?.closest('.field')?.querySelector<HTMLElement>('input'))?.focus()
    })
  }

  return (
    <>
      <UploadWhole queue={queue} items={items} />
      <ul className="upload-rows" aria-label={t('upload.list')} ref={list} hidden={shown.length === 0}>
        {shown.map((item, nth) => (
          <UploadRow
            key={item.key}
            item={item}
            purpose={purpose}
            onPause={() => queue.pause(item.key)}
            onGoOn={() => queue.goOn(item.key)}
            onTakeOff={() => takeOff(item.key, nth)}
          />
        ))}
      </ul>
      {items.some(({ state }) => state === 'half') && <p className="field-hint">{t('upload.half_until')}</p>}
      {items.some(({ state }) => state === 'resting') && <p className="field-hint">{t('upload.offline')}</p>}
      <p className="only-heard" role="status" aria-atomic="false">
        {saidOf(items, purpose).map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
    </>
  )
}

/** Files stay while the app does: who goes to another page and comes back finds them, and they go on. */
function queueOf(place: string, purpose: UploadPurpose): UploadQueue {
  const known = queues.get(place)
  if (known) return known
  const queue = createUploadQueue({
    calls: uploadCalls(),
    purpose,
    takes: kindsTaken[purpose],
    memory: uploadMemory(place),
    line: browsersLine,
  })
  queues.set(place, queue)
  return queue
}

const queues = new Map<string, UploadQueue>()
