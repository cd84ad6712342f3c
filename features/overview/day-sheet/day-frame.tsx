import type { ComponentProps } from 'react'
import { t } from '#web/text/text.ts'
import { FormFrame } from '#web/ui/form-frame.tsx'

/** The form of a line or of somebody on the sheet. */
export function DayFrame(form: Omit<ComponentProps<typeof FormFrame>, 'className' | 'save'>) {
  return <FormFrame {...form} className="day-fields" save={t('day.save')} />
}
