import { type Category, categories, categoryName } from '#features/planning/budget/categories.ts'
import { t } from '#web/text/text.ts'

/** `Florists in Sonoma, CA` */
export function tradeAt({ service, city, state }: { service: string; city: string; state: string }): string {
  return t('claims.trade_at', { trade: tradeName(service), city, state })
}

export function tradeName(service: string): string {
  return categories.includes(service as Category) ? categoryName(service as Category) : service
}
