import { useState } from 'react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useLeastTime } from '#web/ui/least-time.ts'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import seat from '../../../content/pictures/guest-list-empty.webp?url'
import { PartsState } from './parts-state.tsx'

export function WaitingParts() {
  return (
    <>
      <div className="parts-whole parts-narrow">
        <Progress label="Guests read from the file" percent={30} words="12 of 40" />
        <Progress label="All read" percent={100} />
        <Progress label="Nothing read yet" percent={0} />
        <Progress label="Asking the post office" />
      </div>
      <div className="parts-whole parts-narrow">
        <Skeleton shape="title" />
        <Skeleton shape="line" count={3} />
        <Skeleton shape="row" count={3} />
      </div>
      <PartsState name="Skeleton of a picture">
        <Skeleton shape="picture" />
      </PartsState>
      <Shown />
      <EmptyState picture={<img src={seat} alt="" />} fact="Nobody’s invited yet" hint="Start with the two people you can’t leave out.">
        <button className="button main" type="button">
          Add the first guests
        </button>
      </EmptyState>
      <EmptyState fact="Nobody fits that" hint="Try fewer letters, or show everybody again." />
    </>
  )
}

/** Data that comes at once: the skeleton must not flicker. */
function Shown() {
  const [isLoading, setIsLoading] = useState(false)
  const isShown = useLeastTime(isLoading)
  const load = () => {
    setIsLoading(true)
    setTimeout(() => setIsLoading(false), 20)
  }
  return (
    <PartsState name="Least time of a skeleton">
      <button className="button" type="button" onClick={load}>
        Load something fast
      </button>
      <div data-testid="loaded">{isShown ? <Skeleton shape="line" /> : <p>Loaded.</p>}</div>
    </PartsState>
  )
}
