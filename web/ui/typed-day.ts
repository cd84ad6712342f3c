import { useState } from 'react'
import { readDay, showDay } from './day.ts'

/** What somebody types into a date: left as it is until they are through, then shown in the one form or marked. */
export function useTypedDay(value: string, onChange: (day: string) => void, asTyped?: string) {
  const [typed, setTyped] = useState(asTyped)
  const [isUnread, setUnread] = useState(false)

  function edit(text: string) {
    setTyped(text)
    setUnread(false)
    const day = readDay(text)
    if (day !== undefined || text.trim() === '') onChange(day ?? '')
  }

  function settle() {
    const isWrong = Boolean(typed?.trim()) && readDay(typed ?? '') === undefined
    setUnread(isWrong)
    if (!isWrong) setTyped(undefined)
  }

  function pick(day: string) {
    setTyped(undefined)
    setUnread(false)
    onChange(day)
  }

  return { text: typed ?? showDay(value), isUnread, edit, settle, pick }
}
