import { t } from '#web/text/text.ts'
import { categoryName } from '../budget/categories.ts'
import type { UserVendor } from './contract.ts'
import { depositWords, statusWords } from './state-words.ts'

/** Every vendor as a line of a workbook, amounts in dollars. */
export function vendorSheets(vendors: readonly (UserVendor & { event: string | null })[]) {
  const dollars = (cents: number | null | undefined) => (cents === null || cents === undefined ? null : cents / 100)
  return [
    {
      name: t('couple_vendors.title'),
      head: [
        t('couple_vendors.name'),
        t('couple_vendors.service'),
        t('couple_vendors.status'),
        t('couple_vendors.event'),
        t('couple_vendors.price'),
        t('couple_vendors.paid'),
        t('couple_vendors.deposit'),
        t('couple_vendors.deposit_state'),
        t('couple_vendors.hired_on'),
        t('couple_vendors.next_step'),
        t('couple_vendors.next_on'),
        t('couple_vendors.contact'),
        t('couple_vendors.email'),
        t('couple_vendors.phone'),
        t('couple_vendors.website'),
        t('couple_vendors.rating'),
        t('couple_vendors.notes'),
      ],
      rows: vendors.map((vendor): (string | number | null)[] => [
        vendor.name,
        categoryName(vendor.taxonomy),
        statusWords[vendor.status],
        vendor.event,
        dollars(vendor.price),
        dollars(vendor.cost?.paid),
        dollars(vendor.deposit),
        vendor.deposit === null ? '' : depositWords[vendor.deposit_state],
        vendor.hired_on,
        vendor.next_step,
        vendor.next_on,
        vendor.contact_name,
        vendor.email,
        vendor.phone,
        vendor.website,
        vendor.rating,
        vendor.notes,
      ]),
    },
  ]
}
