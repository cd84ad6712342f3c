import { DeviceSwitch } from '#web/push/device-switch.tsx'
import { PartsSection } from './parts-section.tsx'

/** A key that is one, but nobody's: what is subscribed with it is told nothing. */
const vapidKey = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U'

export function DeviceParts() {
  return (
    <PartsSection title="This device">
      <DeviceSwitch vapidKey={async () => vapidKey} />
    </PartsSection>
  )
}
