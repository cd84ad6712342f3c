import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import type { UploadedFile } from '#web/ui/upload/upload-calls.ts'
import { UploadField } from '#web/ui/upload/upload-field.tsx'
import { budgetWords } from '../budget-words.ts'

/** Keeps each file with a payment as soon as it has arrived, one after the other. */
export function ReceiptAdding({ payment_id }: { payment_id: number }) {
  const cache = useQueryClient()
  const [errors, setErrors] = useState<readonly string[]>([])

  function keep({ id: file_id }: UploadedFile) {
    setErrors([])
    void enact(
      cache,
      async (act) => {
        const { data } = await api.receipts.create.call({ id: payment_id, file_id, act }, { context: { says_fields: true } })
        return t('receipt.added', { name: data.name })
      },
      {
        scope: `receipts ${payment_id}`,
        words: budgetWords,
        failed: (error) => {
          const { status, errors, message } = refusal(error) ?? {}
          if (status === 422) setErrors(errors?.['file_id'] ?? [message ?? ''])
          else sayFailure(error, budgetWords)
        },
      },
    )
  }

  return (
    <UploadField
      label={t('private_file.adding')}
      hint={t('receipt.hint')}
      errors={[...errors]}
      place={`payment-${payment_id}-receipts`}
      purpose="document"
      allowsMany
      hidesKept
      onKept={keep}
    />
  )
}
