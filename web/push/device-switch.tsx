import { useEffect, useState } from 'react'
import { t } from '../text/text.ts'
import { Switch } from '../ui/switch.tsx'
import { beTold, beToldNoMore, isTold, type Told } from './this-device.ts'

/** Turns notices on this device on and off; what the browser says counts, not what was pressed. */
export function DeviceSwitch({ vapidKey }: { vapidKey: () => Promise<string> }) {
  const [told, setTold] = useState<Told>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isGone = false
    void isTold().then((told) => isGone || setTold(told))
    return () => {
      isGone = true
    }
  }, [])
  async function change(isWanted: boolean): Promise<void> {
    setBusy(true)
    setTold(isWanted ? await beTold(vapidKey) : await beToldNoMore())
    setBusy(false)
  }
  return (
    <Switch
      label={t('push.label')}
      hint={t(told === 'impossible' ? 'push.impossible' : 'push.hint')}
      isSelected={told === 'yes'}
      isDisabled={isBusy || told === undefined || told === 'impossible'}
      onChange={(isWanted) => void change(isWanted)}
    />
  )
}
