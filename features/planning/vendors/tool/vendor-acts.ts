import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Acted, enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import type { UserVendor } from '../contract.ts'
import type { secondHires, sides, Status } from '../states.ts'
import { statusWords } from '../state-words.ts'
import { vendorWords } from './vendor-words.ts'

export type SecondHire = (typeof secondHires)[number]

/** Somebody is hired for that already: what the server asks, and how it is done with the answer. */
export interface Asked {
  question: string
  answer: (second_hire: SecondHire) => unknown
}

export interface Move {
  status: Status
  cancelled_by?: (typeof sides)[number]
}

/** What can be done with a vendor; who would be hired beside somebody else is asked about first. */
export function useVendorActs() {
  const cache = useQueryClient()
  const [asked, setAsked] = useState<Asked>()

  /** Shows nothing by itself; answers when what is shown is as it was left. */
  function move({ id, name }: Pick<UserVendor, 'id' | 'name'>, to: Move, second_hire?: SecondHire): Promise<Acted> {
    return enact(
      cache,
      async (act) => {
        await api.user_vendors.update.call({ id, ...to, act, ...(second_hire && { second_hire }) }, { context: { says_fields: true } })
        return t('couple_vendors.moved', { name, status: statusWords[to.status] })
      },
      {
        scope: 'vendors',
        words: vendorWords,
        failed: (error) => {
          const question = questionIn(error)
          if (question === undefined) return sayFailure(error, vendorWords)
          setAsked({ question, answer: (answer) => move({ id, name }, to, answer) })
        },
      },
    )
  }

  const remove = ({ id, name }: Pick<UserVendor, 'id' | 'name'>) =>
    enact(
      cache,
      async (act) => {
        await api.user_vendors.destroy.call({ id, act })
        return t('couple_vendors.deleted', { name })
      },
      { words: vendorWords },
    )

  return { asked, setAsked, move, remove }
}

/** Both, or instead? */
export function questionIn(error: unknown): string | undefined {
  return refusal(error)?.errors?.['second_hire']?.[0]
}
