import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '#web/text/text.ts'
import type { UserVendor } from '../contract.ts'
import { pipeline, type Status } from '../states.ts'
import { statusWords } from '../state-words.ts'
import { type Move, useVendorActs } from './vendor-acts.ts'
import { grabbed } from './vendor-drag.ts'

/** Cards go from column to column by hand, by keys and by menu, and show there at once; what happened is said. */
export function useVendorMoves(given: readonly UserVendor[]) {
  const acts = useVendorActs()
  const [said, setSaid] = useState('')
  const [shown, setShown] = useState<Readonly<Record<number, Status>>>({})
  const vendors = given.map((vendor) => (shown[vendor.id] ? { ...vendor, status: shown[vendor.id]! } : vendor))

  function move(vendor: UserVendor, to: Move): void {
    if (vendor.status === to.status) return
    flushSync(() => {
      setShown((now) => ({ ...now, [vendor.id]: to.status }))
      setSaid(t('couple_vendors.moved', { name: vendor.name, status: statusWords[to.status] }))
    })
    focusGrip(vendor.id)
    const settle = () => setShown(({ [vendor.id]: _, ...others }) => others)
    void acts.move(vendor, to).then(({ isDone, fresh }) => (isDone ? fresh?.then(settle, settle) : settle()))
  }

  const moves = {
    move,
    onKey: (vendor: UserVendor) => (event: KeyboardEvent<HTMLButtonElement>) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (by === undefined) return
      event.preventDefault()
      const status = pipeline[pipeline.findIndex((one) => one === vendor.status) + by]
      if (status) move(vendor, { status })
      else setSaid(t(by < 0 ? 'couple_vendors.is_first' : 'couple_vendors.is_last'))
    },
    onGrab: (vendor: UserVendor) => (event: ReactPointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return
      grabbed(event.currentTarget, event.nativeEvent, (column) => {
        const status = pipeline.find((one) => one === column)
        if (status) move(vendor, { status })
      })
    },
  }
  return { ...acts, vendors, moves, said }
}

export type VendorMoves = ReturnType<typeof useVendorMoves>['moves']

/** The card stands in another column of the document now. */
function focusGrip(id: number): void {
  const focus = () => document.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus()
  focus()
  requestAnimationFrame(focus)
}
