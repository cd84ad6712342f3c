import { useState } from 'react'
import type { ShownPicture } from '#features/magazine/content/contract.ts'
import { PiecePicture } from '#features/magazine/pieces/shown/piece-picture.tsx'
import { t } from '#web/text/text.ts'
import { FieldNotes } from '#web/ui/field-notes.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { Drawn } from './piece-shapes.ts'
import { Clash } from './field-clash.tsx'
import { PictureChooser } from './picture-chooser.tsx'
import type { Writing } from './piece-writing.ts'

/** As the form has it, whatever is still missing. */
type Written = Partial<Record<'name' | 'motif' | 'palette' | 'seed' | 'ratio' | 'part' | 'alt' | 'caption', string>>

interface Props {
  writing: Writing
  shown: readonly ShownPicture[]
  insert: (words: string) => void
}

/** The pictures of a piece in their order, the first of which leads; each with its words for those who don't see it. */
export function PiecePictures({ writing, shown, insert }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const pictures = picturesIn(writing.mine['pictures'])
  const change = (next: readonly Written[]) => writing.set({ pictures: JSON.stringify(next) })
  const add = ({ motif, palette, seed, ratio, alt }: Drawn) => {
    setChoosing(false)
    change([...pictures, { name: freeName(seed, pictures), motif, palette, seed, ratio, alt }])
  }
  return (
    <section className="editor-pictures" aria-labelledby="pictures-title">
      <h2 id="pictures-title">{t('editor.pictures')}</h2>
      <ol>
        {pictures.map((one, place) => (
          <li key={one.name}>
            <PiecePicture of={shown.find(({ name }) => name === one.name)} sizes="120px" shape="1/1" alt="" />
            <PictureWords
              picture={one}
              place={place}
              onChange={(words) => change(pictures.map((other, at) => (at === place ? { ...other, ...words } : other)))}
            />
            <p className="buttons">
              <button className="button small" type="button" onClick={() => insert(`\n{% picture name="${one.name}" size="wide" /%}\n`)}>
                {t('editor.into_text')}
              </button>
              {place > 0 && (
                <button
                  className="icon-button"
                  type="button"
                  aria-label={t('editor.sooner', { name: one.name ?? '' })}
                  onClick={() => change(pictures.with(place, pictures[place - 1]!).with(place - 1, one))}
                >
                  <Icon name="arrow-up" />
                </button>
              )}
              <button
                className="icon-button"
                type="button"
                aria-label={t('editor.leave_out', { name: one.name ?? '' })}
                onClick={() => change(pictures.toSpliced(place, 1))}
              >
                <Icon name="trash" />
              </button>
            </p>
          </li>
        ))}
      </ol>
      <button id="field-pictures" className="button" type="button" onClick={() => setChoosing(true)}>
        <Icon name="plus" />
        {t('editor.add_picture')}
      </button>
      <FieldNotes id="field-pictures" hint={undefined} errors={writing.errorsOf('pictures')} />
      <Clash field="pictures" writing={writing} />
      {isChoosing && <PictureChooser onChosen={add} onClose={() => setChoosing(false)} />}
    </section>
  )
}

function PictureWords({ picture, place, onChange }: { picture: Written; place: number; onChange: (words: Written) => void }) {
  const { name = '', alt = '', caption = '' } = picture
  return (
    <div>
      <p>
        <b>{name}</b>
      </p>
      <TextField name={`alt-${place}`} label={t('editor.alt')} value={alt} onChange={(event) => onChange({ alt: event.target.value })} />
      <TextField
        name={`caption-${place}`}
        label={t('editor.caption')}
        need="optional"
        value={caption}
        onChange={(event) => onChange({ caption: event.target.value || undefined })}
      />
    </div>
  )
}

function picturesIn(text = ''): Written[] {
  try {
    return JSON.parse(text || '[]') as Written[]
  } catch {
    return []
  }
}

/** What the text calls it: as it was drawn, and a number where another one is called so. */
function freeName(seed: string, pictures: readonly Written[]): string {
  const taken = new Set(pictures.map(({ name }) => name))
  const names = [seed, ...Array.from({ length: 99 }, (_, nth) => `${seed}-${nth + 2}`)]
  return names.find((name) => !taken.has(name)) ?? seed
}
