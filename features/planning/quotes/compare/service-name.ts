import { categories, categoryName } from '#features/planning/budget/categories.ts'

/** A service as the budget calls it; one of no category is called as it is. */
export function nameOf(service: string): string {
  const category = categories.find((one) => one === service)
  return category ? categoryName(category) : service
}
