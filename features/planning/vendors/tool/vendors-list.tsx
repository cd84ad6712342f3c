import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MoreLink } from '#web/ui/links.tsx'
import { showMoney } from '#web/ui/money.ts'
import { Pager } from '#web/ui/pager.tsx'
import { SelectTable } from '#web/ui/select-table.tsx'
import { categoryName } from '../../budget/categories.ts'
import type { UserVendor, VendorPage } from '../contract.ts'
import { statusWords } from '../state-words.ts'
import { BulkChange } from './bulk-change.tsx'
import { NextStep } from './vendor-card.tsx'
import { vendorWords } from './vendor-words.ts'
import { VendorsFilters } from './vendors-filters.tsx'
import { type VendorsSearch, vendorsPath } from './vendors-search.ts'

/** Everybody in a list, to look through and to pick from. */
export function VendorsList({ page, search }: { page: VendorPage; search: VendorsSearch }) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [isChanging, setChanging] = useState(false)
  const { once } = useActs(vendorWords)
  const { data: vendors } = page
  // Whom somebody else took away is no longer picked.
  const ids = vendors.filter(({ id }) => picked.has(String(id))).map(({ id }) => id)

  const remove = () =>
    once(async (act) => {
      await api.user_vendors.destroyMany.call({ ids, act })
      setPicked(new Set())
      return t('couple_vendors.deleted_many', { n: ids.length })
    })

  return (
    <section className="vendor-list">
      <VendorsFilters search={search} page={page} />
      {vendors.length === 0 ? (
        <EmptyState fact={t('couple_vendors.none')} hint={t('couple_vendors.none_hint')}>
          <MoreLink to={vendorsPath} search={{ view: 'list', event: page.wedding.role === 'helper' ? search.event : undefined }}>
            {t('couple_vendors.show_all')}
          </MoreLink>
        </EmptyState>
      ) : (
        <SelectTable
          label={t('couple_vendors.title')}
          rows={vendors}
          keyOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          metaOf={({ taxonomy, status }) => `${categoryName(taxonomy)}, ${statusWords[status]}`}
          nameLabel={t('couple_vendors.name')}
          columns={[
            { id: 'service', label: t('couple_vendors.service'), cell: ({ taxonomy }) => categoryName(taxonomy) },
            { id: 'status', label: t('couple_vendors.status'), cell: ({ status }) => statusWords[status] },
            { id: 'next', label: t('couple_vendors.next_step'), cell: (vendor) => <NextStep vendor={vendor} today={page.today} /> },
            {
              id: 'price',
              label: t('couple_vendors.price'),
              cell: ({ price }) => (price === null ? '' : showMoney(price)),
              isNumber: true,
              isOnPhone: true,
            },
          ]}
          selected={new Set(ids.map(String))}
          onSelect={setPicked}
          menuOf={(vendor) => <EditLink {...vendor} />}
        />
      )}
      <Pager meta={page.meta} />
      <BulkBar
        count={ids.length}
        actions={[
          { icon: 'pencil-simple', label: t('couple_vendors.change'), onAction: () => setChanging(true) },
          { icon: 'trash', label: t('couple_vendors.delete'), onAction: () => void remove(), isDestructive: true },
        ]}
        onClear={() => setPicked(new Set())}
      />
      {isChanging && <BulkChange ids={ids} page={page} onClose={() => setChanging(false)} onDone={() => setPicked(new Set())} />}
    </section>
  )
}

function EditLink({ id, name }: Pick<UserVendor, 'id' | 'name'>) {
  return (
    <Link
      className="close-button"
      to="."
      search={(search) => ({ ...search, adding: undefined, who: id })}
      aria-label={t('couple_vendors.edit', { name })}
      resetScroll={false}
    >
      <Icon name="pencil-simple" />
    </Link>
  )
}
