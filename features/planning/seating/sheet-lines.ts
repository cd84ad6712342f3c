import { t } from '#web/text/text.ts'
import type { SeatingPlan } from './contract.ts'
import { kitchenSums } from './kitchen-sums.ts'
import { classWords } from './class-words.ts'

/** Who sits where and eats what, a line for each, table by table. */
export function sheetLines(plan: SeatingPlan): string[][] {
  const head = [t('sheet.table'), t('sheet.name'), t('sheet.meal'), t('sheet.diet'), t('sheet.counts_as')]
  const lines = kitchenSums(plan).flatMap(({ table, people }) =>
    people.map(({ name, meal, diet, class: kind }) => [table?.name ?? t('sheet.no_table'), name, meal, diet, classWords[kind]]),
  )
  return [head, ...lines]
}
