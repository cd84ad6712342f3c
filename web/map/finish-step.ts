import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'

interface Leaving<Sent> {
  send: (sent: Sent) => void
  /** From the first press on; a second one that comes at once does nothing. */
  isSent: boolean
  error: Error | null
}

/** Does a step's work once, forgets what was known of a wedding without a list, and goes on to a page, which may depend on what was done. */
export function useLeaving<Sent, Done>(work: (sent: Sent) => Promise<Done>, to: string | ((done: Done) => string)): Leaving<Sent> {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const isOff = useRef(false)
  const [isSent, setSent] = useState(false)
  const { mutate, error } = useMutation({
    mutationFn: work,
    onError: () => {
      isOff.current = false
      setSent(false)
    },
    onSuccess: (done) => {
      cache.removeQueries()
      return navigate({ href: typeof to === 'string' ? to : to(done) })
    },
  })
  const send = (sent: Sent) => {
    if (isOff.current) return
    isOff.current = true
    setSent(true)
    mutate(sent)
  }
  return { send, isSent, error }
}
