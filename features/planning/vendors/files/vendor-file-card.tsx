import { useQueryClient } from '@tanstack/react-query'
import { PrivateFileLink } from '#features/files/uploads/shown/private-file-link.tsx'
import { shortDay } from '#features/planning/checklist/tool/day-words.ts'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { fileSize } from '#web/ui/file-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { vendorWords } from '../tool/vendor-words.ts'
import type { VendorFile } from './contract.ts'
import { kindWords } from './file-words.ts'
import { filesQuery } from './files-query.ts'

/** A version of a file: what it is, where it is opened, and what is wrong with it in words. */
export function VendorFileCard({ file, vendor_id, today }: { file: VendorFile; vendor_id: number; today: string }) {
  const cache = useQueryClient()
  const { once } = useActs(vendorWords)
  const { id, name, url, kind, bytes, nth, is_newest, ends_on, ends_before, created_at } = file
  const facts = [
    kindWords[kind],
    shortDay(created_at.slice(0, 10), today),
    ...(nth > 1 || !is_newest ? [t('vendor_file.nth', { n: nth })] : []),
    ...(ends_on ? [t('vendor_file.until', { day: longDay(ends_on) ?? '' })] : []),
    fileSize(bytes),
  ]
  async function renew() {
    const { data } = await cache.fetchQuery({ ...filesQuery(vendor_id), staleTime: 0 })
    return data.find((one) => one.id === id)?.url
  }
  const remove = () =>
    once(async (act) => {
      await api.vendor_files.destroy.call({ id, act })
      return t(nth > 1 ? 'vendor_file.removed_all' : 'vendor_file.removed', { name })
    })
  return (
    <div className="kept-file">
      <Icon name="file" />
      <div>
        <PrivateFileLink name={name} url={url} missing={t('private_file.gone')} renew={renew} />
        <p>{facts.join(' · ')}</p>
        {ends_before && (
          <p className="kept-file-warning">
            <Icon name="warning-circle-fill" /> {t('vendor_file.too_early', { day: longDay(ends_before) ?? '' })}
          </p>
        )}
      </div>
      {is_newest && (
        <button className="button ghost small" type="button" aria-label={t('private_file.remove_of', { name })} onClick={remove}>
          {t('private_file.remove')}
        </button>
      )}
    </div>
  )
}
