import { t } from '../text/text.ts'
import { Icon } from './icon.tsx'
import type { Grip } from './ordering.ts'

/** Where something is taken by hand, and moved by keys. */
export function OrderGrip({ name, grip }: { name: string; grip: ReturnType<Grip> }) {
  return (
    <button className="order-grip" type="button" aria-label={t('order.grip', { name })} {...grip}>
      <Icon name="dots-six-vertical" />
    </button>
  )
}
