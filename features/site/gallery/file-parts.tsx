import { FileField } from '#web/ui/file-field.tsx'
import type { Upload } from '#web/ui/uploads.ts'
import { PartStates } from './part-states.tsx'

const failed = new Set<string>()

export function FileParts() {
  return (
    <PartStates title="Files" word="Picture" withoutReadOnly>
      {({ isFilled: _, isReadOnly: __, name, ...state }) => (
        <FileField {...state} upload={slowly} accept={['image/*', '.csv']} allowsMany={name.endsWith('_0')} />
      )}
    </PartStates>
  )
}

/** As if over a slow line; a file with "fail" in its name gets through at the second try. */
const slowly: Upload = async ({ name }, { signal, onProgress }) => {
  for (let step = 1; step <= 10; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, name.includes('slow') ? 10_000 : 60))
    signal.throwIfAborted()
    onProgress(step / 10)
    if (step === 6 && name.includes('fail') && !failed.has(name)) {
      failed.add(name)
      throw new Error('The line broke at 60 %. Try again.')
    }
  }
}
