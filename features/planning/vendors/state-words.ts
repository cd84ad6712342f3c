import { t } from '#web/text/text.ts'
import type { Status, depositStates } from './states.ts'

/** How far they are, as the columns and the filter call it. */
export const statusWords: Record<Status, string> = {
  considering: t('vendor_status.considering'),
  contacted: t('vendor_status.contacted'),
  quoted: t('vendor_status.quoted'),
  hired: t('vendor_status.hired'),
  declined: t('vendor_status.declined'),
  cancelled: t('vendor_status.cancelled'),
}

/** What becomes of a deposit. */
export const depositWords: Record<(typeof depositStates)[number], string> = {
  unknown: t('vendor_deposit.unknown'),
  refundable: t('vendor_deposit.refundable'),
  transferable: t('vendor_deposit.transferable'),
  lost: t('vendor_deposit.lost'),
}
