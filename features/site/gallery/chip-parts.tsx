import { useState } from 'react'
import { Chips } from '#web/ui/chips.tsx'
import { Reply } from '#web/ui/reply.tsx'
import { Tags } from '#web/ui/tags.tsx'
import { PartsSection } from './parts-section.tsx'

const chips = [
  { value: 'all', label: 'All', count: 134 },
  { value: 'waiting', label: 'Waiting', count: 41 },
  { value: 'coming', label: 'Coming', count: 82 },
  { value: 'none', label: 'Nobody is here', count: 0, isDisabled: true },
  { value: 'long', label: 'Everybody who said they would look at their calendar and then call back', count: 7 },
]

const words = [
  { value: 'nuts', label: 'Nut allergy' },
  { value: 'step', label: 'Step-free' },
  { value: 'parking', label: 'Parking' },
  { value: 'long', label: 'Wants to sit where one can see the door, the band and the cake at once' },
]

const replies = ['coming', 'maybe', 'waiting', 'cannot', 'not_asked'] as const

export function ChipParts() {
  const [one, setOne] = useState(['all'])
  const [some, setSome] = useState(['waiting'])
  const [tags, setTags] = useState(words)
  return (
    <>
      <PartsSection title="Filters">
        <Chips label="Show one" choose="one" chips={chips} value={one} onChange={setOne} />
        <Chips label="Show any" choose="any" chips={chips} value={some} onChange={setSome} />
        <Chips label="Show none" choose="one" chips={chips.slice(0, 3)} value={['all']} onChange={setOne} isDisabled />
      </PartsSection>
      <PartsSection title="Tags">
        <Tags
          label="Needs"
          tags={tags}
          empty="Nothing special."
          onRemove={(gone) => setTags((all) => all.filter(({ value }) => !gone.includes(value)))}
        />
        <Tags label="Needs, to read" tags={words.slice(0, 3)} empty="Nothing special." />
        <Tags label="No needs" tags={[]} empty="Nothing special." />
      </PartsSection>
      <PartsSection title="Replies">
        {replies.map((kind) => (
          <Reply key={kind} kind={kind} />
        ))}
      </PartsSection>
    </>
  )
}
