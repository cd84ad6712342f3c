import { useCallback, useLayoutEffect, useRef } from 'react'
import { extended, toggled } from './selection.ts'

interface Rows {
  keys: readonly string[]
  selected: ReadonlySet<string>
  onSelect: (selected: Set<string>) => void
}

/** What a press on a row's box does, with Shift or without, and what the arrows do. The two stay the same from render to render. */
export function useRowSelection(rows: Rows) {
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  const anchor = useRef<string>(undefined)
  const select = useCallback((key: string, isRange: boolean) => {
    const { keys, selected, onSelect } = latest.current
    onSelect(isRange && anchor.current !== undefined ? extended(keys, selected, anchor.current, key) : toggled(selected, key))
    if (!isRange || anchor.current === undefined) anchor.current = key
  }, [])
  const reach = useCallback((from: string, to: string) => {
    const { selected, onSelect } = latest.current
    if (!selected.has(from)) anchor.current = from
    onSelect(new Set([...selected, from, to]))
  }, [])
  return { select, reach }
}
