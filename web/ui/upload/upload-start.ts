import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { uploadMemory } from './upload-memory.ts'

type List = typeof import('./upload-list.tsx').UploadList

/** What is chosen waits for what sends it. */
export function useSending(place: string) {
  const [given, setGiven] = useState<readonly File[]>([])
  const [loaded, setLoaded] = useState<{ List: List }>()
  const [isCut, setCut] = useState(false)

  const getReady = useCallback(() => {
    void import('./upload-list.tsx').then(
      ({ UploadList }) => {
        setLoaded({ List: UploadList })
        setCut(false)
      },
      () => setCut(true),
    )
  }, [])

  useEffect(() => {
    if (uploadMemory(place).all().length > 0) getReady()
  }, [place, getReady])

  useEffect(() => {
    if (!isCut) return undefined
    addEventListener('online', getReady)
    return () => removeEventListener('online', getReady)
  }, [isCut, getReady])

  const take = (files: readonly File[]) => {
    setGiven((all) => [...all, ...files])
    getReady()
  }
  return { List: loaded?.List, given, take, getReady, isCut: isCut && given.length > 0 }
}

/** What is pasted goes to the field that has the focus, or to the first on the page where nothing is being written. */
export function usePasting(whole: RefObject<HTMLDivElement | null>, choose: (files: FileList | null | undefined) => boolean): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const at = event.target instanceof Element ? event.target : document.body
    const isHere = whole.current?.contains(at)
    const isFirst = document.querySelector('[data-upload-drop]')?.parentElement === whole.current
    const isFree = !at.closest('input, textarea, [contenteditable], [role=group]:has([data-upload-drop])')
    if ((isHere || (isFree && isFirst)) && choose(event.clipboardData?.files)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

/** What is dropped beside the field is not opened in the place of the page. */
export function useMissedDrops(): void {
  useEffect(() => {
    const miss = (event: DragEvent) => {
      const isHere = event.target instanceof Element && event.target.closest('[data-upload-drop]')
      if (isHere || event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    for (const kind of ['dragover', 'drop'] as const) document.addEventListener(kind, miss)
    return () => {
      for (const kind of ['dragover', 'drop'] as const) document.removeEventListener(kind, miss)
    }
  }, [])
}
