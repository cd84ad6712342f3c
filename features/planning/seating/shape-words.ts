import { t } from '#web/text/text.ts'
import type { SeatingTable } from './contract.ts'

export const shapeWords: Record<SeatingTable['shape'], string> = {
  round: t('seating_shape.round'),
  long: t('seating_shape.long'),
}
