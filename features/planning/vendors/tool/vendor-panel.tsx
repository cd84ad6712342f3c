import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import { categories } from '../../budget/categories.ts'
import type { VendorPage } from '../contract.ts'
import { NewVendor } from './new-vendor.tsx'
import { VendorEditor } from './vendor-editor.tsx'
import { everyVendorQuery } from './vendors-query.ts'
import type { VendorsSearch } from './vendors-search.ts'

interface Props {
  page: VendorPage
  search: VendorsSearch
  onClose: () => void
}

/** What the address opens beside the vendors: one of them, or the fields of a new one. */
export function VendorPanel({ page, search, onClose }: Props) {
  if (search.who !== undefined) return <OpenVendor id={search.who} page={page} search={search} onClose={onClose} />
  const service = categories.find((one) => one === search.adding)
  return service ? <NewVendor key={service} service={service} page={page} event={search.event} onClose={onClose} /> : null
}

/** Whom the address names, among those in sight or not. */
function OpenVendor({ id, page, search, onClose }: { id: number } & Props) {
  const { data, isError } = useQuery(everyVendorQuery(search))
  const vendor = data?.data.find((one) => one.id === id)
  const isGone = isError || (data !== undefined && !vendor)
  useEffect(() => {
    if (!isGone) return
    toast({ kind: 'bad', lines: [isError ? t('couple_vendors.offline') : t('couple_vendors.gone')] })
    onClose()
  }, [isGone, isError, onClose])
  return vendor ? <VendorEditor key={id} vendor={vendor} page={page} event={search.event} onClose={onClose} /> : null
}
