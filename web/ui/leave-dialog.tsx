import { useBlocker } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { Dialog } from './dialog.tsx'

interface Props {
  /** Whether there is something to lose, at the moment of leaving. */
  isChanged: RefObject<boolean>
  words: Record<'title' | 'text' | 'stay' | 'leave', string>
  /** Whether the panel stays open under that query, as it is written in the address. */
  stays: (search: object) => boolean
}

/** Asks before what was typed is lost: by closing, by opening something else, or by leaving the page. */
export function LeaveDialog({ isChanged, words, stays }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged.current && !(next.pathname === current.pathname && stays(next.search)),
    enableBeforeUnload: () => isChanged.current,
    withResolver: true,
  })
  return (
    <Dialog
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      title={words.title}
      actions={
        <>
          <button className="button ghost" type="button" onClick={() => reset?.()}>
            {words.stay}
          </button>
          <button className="button hot" type="button" onClick={() => proceed?.()}>
            {words.leave}
          </button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  )
}

/** Whether something is typed as of now, for who asks later than it was rendered; and that it is not to be asked about any more. */
export function useTyped(isTyped: boolean): { isChanged: RefObject<boolean>; forget: () => void } {
  const isChanged = useRef(isTyped)
  useEffect(() => {
    isChanged.current = isTyped
  }, [isTyped])
  const forget = () => {
    isChanged.current = false
  }
  return { isChanged, forget }
}
