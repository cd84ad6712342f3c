import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { ComboField } from '#web/ui/combo-field.tsx'
import type { WeddingDraft } from './account-drafts.ts'
import type { AccountEditing } from './account-editing.ts'
import { SettingsClash } from './settings-field.tsx'
import { zoneChoices, zoneName } from './zones.ts'

/** Where the two of them live, as far as clocks go. */
export function WeddingZone({ editing }: { editing: AccountEditing<WeddingDraft> }) {
  const { mine, base, set, errorsOf } = editing
  const [choices] = useState(() => zoneChoices(base.time_zone))
  return (
    <div>
      <ComboField
        label={t('settings.zone')}
        hint={t('settings.zone_hint')}
        name="time_zone"
        choices={choices}
        value={mine.time_zone}
        errors={errorsOf('time_zone')}
        onChange={(time_zone) => set({ time_zone })}
      />
      <SettingsClash editing={editing} name="time_zone" label={t('settings.zone')} shown={zoneName(base.time_zone)} />
    </div>
  )
}
