import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { forgetWords, keptWords } from '../client/typed-words.ts'

const TypedWords = lazy(async () => ({ default: (await import('./typed-words.tsx')).TypedWords }))

/** What somebody was typing when a page was taken from under it, until they are done with it. */
export function KeptWords({ owner }: { owner: number }) {
  const isAlive = useHydrated()
  return isAlive && <Kept owner={owner} />
}

function Kept({ owner }: { owner: number }) {
  const [words, setWords] = useState(() => keptWords(owner))
  const done = () => {
    forgetWords(owner)
    setWords([])
  }
  return (
    words.length > 0 && (
      <Suspense>
        <TypedWords words={words} onDone={done} />
      </Suspense>
    )
  )
}
