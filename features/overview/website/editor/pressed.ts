import { useState } from 'react'
import type { Acted } from '#web/client/acts.ts'

/** What is chosen at once shows as chosen until it is so, or turns out not to be. */
export function usePressed<Choice>(now: Choice) {
  const [pressed, setPressed] = useState<Choice>()
  async function press(choice: Choice, act: () => Promise<Acted>): Promise<void> {
    setPressed(choice)
    const { fresh } = await act()
    await fresh
    setPressed(undefined)
  }
  return { shown: pressed ?? now, press }
}
