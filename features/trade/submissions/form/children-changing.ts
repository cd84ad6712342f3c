import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import type { Child, Submission } from '../submission-shapes.ts'
import { submissionQuery } from './submission-query.ts'

export type Words = Omit<Child, 'picture'>
export type Change = (children: Words[]) => Words[]

/** Changes of the pictures follow each other, each upon what is there by then, whoever else writes too. */
export function useChildren(submission: Submission) {
  const cache = useQueryClient()
  const line = useRef(Promise.resolve(true))
  const [waiting, setWaiting] = useState(0)
  const { queryKey } = submissionQuery(submission.slug)

  async function send(change: Change): Promise<boolean> {
    let current = cache.getQueryData<{ data: Submission }>(queryKey)?.data ?? submission
    for (;;) {
      try {
        const children = change(current.children.map(({ picture: _, ...words }) => words))
        const { data } = await api.submissions.update.call(
          { id: current.id, version: current.version, children },
          { context: { says_fields: true } },
        )
        cache.setQueryData(queryKey, { data })
        return true
      } catch (error) {
        const winner = refusal(error)?.status === 409 ? (error as { data?: { data?: Submission } }).data?.data : undefined
        if (!winner || winner.version === current.version) {
          sayFailure(error)
          return false
        }
        current = winner
      }
    }
  }

  return {
    isPending: waiting > 0,
    /** Answers whether it is kept. */
    change: (change: Change): Promise<boolean> => {
      setWaiting((now) => now + 1)
      line.current = line.current.then(() => send(change)).finally(() => setWaiting((now) => now - 1))
      return line.current
    },
    /** When all that was asked is kept. */
    settled: () => line.current,
  }
}
