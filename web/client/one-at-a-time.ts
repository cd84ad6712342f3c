import { useRef, useState } from 'react'

/** One at a time, however fast the presses follow; what a press would read of the state may be a press old. */
export function useOneAtATime() {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function alone(work: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, alone }
}
