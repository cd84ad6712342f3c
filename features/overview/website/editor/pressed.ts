import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { enact, type Work } from '#web/client/acts.ts'
import { websiteWords } from './website-words.ts'

/** What is chosen at once shows as chosen until it is so, or turns out not to be; of several in a row the last one. */
export function usePressed<Choice extends string>(now: Choice) {
  const cache = useQueryClient()
  const [pressed, setPressed] = useState<Choice>()
  const last = useRef(0)
  async function press(choice: Choice, work: Work): Promise<void> {
    const nth = ++last.current
    setPressed(choice)
    const { fresh } = await enact(cache, work, { scope: 'website', words: websiteWords })
    await fresh
    if (nth === last.current) setPressed(undefined)
  }
  return { shown: pressed ?? now, press, isPending: pressed !== undefined }
}
