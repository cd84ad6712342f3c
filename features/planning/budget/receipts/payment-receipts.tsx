import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { PrivateFileLink } from '#features/files/uploads/shown/private-file-link.tsx'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { receiptsOfQuery } from '../budget-query.ts'
import { budgetWords } from '../budget-words.ts'
import { mostReceipts, type Receipt } from './contract.ts'

interface Props {
  payment: { id: number; name: string; item_id: number | null }
  receipts: readonly Receipt[]
}

/** What proves a payment: opened, added, taken away. */
export function PaymentReceipts({ payment: { id, name, item_id }, receipts }: Props) {
  const [isAdding, setAdding] = useState(false)
  const isFull = receipts.length >= mostReceipts
  return (
    <div className="payment-receipts">
      {receipts.length > 0 && (
        <ul className="kept-files" aria-label={t('receipt.of', { name })}>
          {receipts.map((receipt) => (
            <ReceiptLine key={receipt.id} receipt={receipt} item_id={item_id} />
          ))}
        </ul>
      )}
      {isAdding && !isFull && (
        <Suspense>
          <ReceiptAdding payment_id={id} />
        </Suspense>
      )}
      {isFull && isAdding && <p>{t('receipt.full')}</p>}
      {!isFull && (
        <button
          className="button ghost small"
          type="button"
          aria-label={isAdding ? undefined : t('receipt.add_to', { name })}
          onClick={() => setAdding(!isAdding)}
        >
          {isAdding ? t('private_file.close') : t('receipt.add')}
        </button>
      )}
    </div>
  )
}

const ReceiptAdding = lazy(async () => ({ default: (await import('./receipt-adding.tsx')).ReceiptAdding }))

function ReceiptLine({ receipt: { id, name, url }, item_id }: { receipt: Receipt; item_id: number | null }) {
  const cache = useQueryClient()
  const { once } = useActs(budgetWords)
  async function renew() {
    if (item_id === null) return undefined
    const { data } = await cache.fetchQuery({ ...receiptsOfQuery(item_id), staleTime: 0 })
    return data.find((receipt) => receipt.id === id)?.url
  }
  const remove = () =>
    once(async (act) => {
      await api.receipts.destroy.call({ id, act })
      return t('receipt.removed', { name })
    })
  return (
    <li className="kept-file">
      <Icon name="file" />
      <PrivateFileLink name={name} url={url} missing={t('private_file.gone')} renew={renew} />
      <button className="button ghost small" type="button" aria-label={t('private_file.remove_of', { name })} onClick={remove}>
        {t('private_file.remove')}
      </button>
    </li>
  )
}
