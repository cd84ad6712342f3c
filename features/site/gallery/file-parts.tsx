import { useState } from 'react'
import { UploadField } from '#web/ui/upload/upload-field.tsx'
import { PartStates } from './part-states.tsx'

export function FileParts() {
  const [names, setNames] = useState<string[]>([])
  return (
    <>
      <PartStates title="Files" word="Picture" withoutReadOnly>
        {({ isFilled: _, isReadOnly: __, name, ...state }) => (
          <UploadField
            {...state}
            place={`parts-${name}`}
            purpose="picture"
            allowsMany={name.endsWith('_0')}
            onKept={({ name }) => setNames((all) => [...all, name])}
          />
        )}
      </PartStates>
      <output aria-label="Files that are kept">{names.toSorted().join(', ')}</output>
      <PartStates title="Papers" word="Contract" withoutReadOnly>
        {({ isFilled: _, isReadOnly: __, name, ...state }) => (
          <UploadField {...state} place={`parts-${name}`} purpose="document" allowsMany={name.endsWith('_0')} onKept={() => {}} hidesKept />
        )}
      </PartStates>
    </>
  )
}
