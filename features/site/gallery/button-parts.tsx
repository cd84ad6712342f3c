import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ButtonLink, MoreLink } from '#web/ui/links.tsx'
import { PartsSection } from './parts-section.tsx'

const looks = ['main', 'plain', 'ghost', 'hot'] as const
const sizes = ['small', 'normal', 'large'] as const

export function ButtonParts() {
  return (
    <PartsSection title="Buttons and links">
      {sizes.map((size) => (
        <p className="buttons" key={size}>
          {looks.map((look) => (
            <Button key={look} look={look} size={size}>
              {`${size} ${look}`}
            </Button>
          ))}
          <Button size={size}>
            <Icon name="upload-simple" /> {`${size} with an icon`}
          </Button>
        </p>
      ))}
      <p className="buttons">
        {looks.map((look) => (
          <Button key={look} look={look} isDisabled>
            {`disabled ${look}`}
          </Button>
        ))}
      </p>
      <p className="buttons">
        {looks.map((look) => (
          <Button key={look} look={look} isPending>
            {`pending ${look}`}
          </Button>
        ))}
        <Saving />
      </p>
      <p className="buttons">
        <ButtonLink to="/dev/ui" look="main">
          Link as a button
        </ButtonLink>
        <MoreLink to="/dev/ui">All weddings</MoreLink>
        <Button>A button whose words, in another language, are longer than a phone is wide</Button>
      </p>
    </PartsSection>
  )
}

function Saving() {
  const [saved, setSaved] = useState(0)
  const [isPending, setPending] = useState(false)

  function save() {
    setPending(true)
    setTimeout(() => {
      setPending(false)
      setSaved((times) => times + 1)
    }, 1_500)
  }

  return (
    <>
      <Button look="main" isPending={isPending} onPress={save}>
        Save guest
      </Button>
      <output>{saved > 0 && `Saved ${saved}`}</output>
    </>
  )
}
