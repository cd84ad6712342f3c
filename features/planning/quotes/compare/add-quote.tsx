import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Comparison } from '../contract.ts'
import { VendorChoices } from './vendor-choices.tsx'

interface Props {
  page: Comparison
  event: number | undefined
  children: ReactNode
}

/** A quote is always somebody's: whose it is comes first. */
export function AddQuote({ page, event, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (page.vendors.length === 0) return null
  return (
    <div className="quote-begin">
      <button className="button main" type="button" onClick={() => setOpen(true)}>
        {children}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('quotes.whose')}>
        <VendorChoices page={page} event={event} />
        <p>
          <Link to="/tools/vendor-manager" search={{ event, adding: page.service ?? 'other' }}>
            {t('quotes.somebody_else')}
          </Link>
        </p>
      </Dialog>
    </div>
  )
}
