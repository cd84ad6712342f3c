import type { RefObject } from 'react'
import type { ShownPicture } from '#features/magazine/content/contract.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { BlockMenu } from './block-menu.tsx'
import { Clash } from './field-clash.tsx'
import type { Writing } from './piece-writing.ts'

interface Props {
  area: RefObject<HTMLTextAreaElement | null>
  writing: Writing
  pictures: readonly ShownPicture[]
  insert: (words: string) => void
}

/** Markdown, with marks and blocks to put into it. */
export function WrittenText({ area, writing, pictures, insert }: Props) {
  const { mine, set, errorsOf } = writing
  const text = mine['markdown'] ?? ''
  const words = text.split(/\s+/).filter(Boolean).length
  const around = (before: string, after: string, example: string) => () => {
    const { selectionStart, selectionEnd, value } = area.current!
    insert(`${before}${value.slice(selectionStart, selectionEnd) || example}${after}`)
  }
  const marks = [
    { label: t('editor.heading_mark'), sign: 'H2', act: around('\n## ', '\n', t('editor.heading')) },
    { label: t('editor.bold'), sign: <b>B</b>, act: around('**', '**', t('editor.bold')) },
    { label: t('editor.italic'), sign: <i>I</i>, act: around('*', '*', t('editor.italic')) },
    { label: t('editor.link'), sign: <Icon name="link" />, act: around('[', '](/guides)', t('editor.link')) },
    { label: t('editor.listed'), sign: <Icon name="list" />, act: around('\n- ', '\n', t('editor.listed')) },
  ]
  return (
    <>
      <div className="editor-tools" role="group" aria-label={t('editor.marks')}>
        {marks.map(({ label, sign, act }) => (
          <button key={label} className="icon-button" type="button" aria-label={label} title={label} onClick={act}>
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
        <BlockMenu pictures={pictures} insert={insert} />
      </div>
      <TextAreaField
        ref={area}
        name="markdown"
        label={t('editor.text')}
        className="field-input editor-text"
        rows={24}
        spellCheck
        errors={errorsOf('markdown')}
        value={text}
        onChange={(event) => set({ markdown: event.target.value })}
      />
      <Clash field="markdown" writing={writing} />
      <p className="editor-count num">
        {t('editor.words', { n: words.toLocaleString('en-US'), minutes: Math.max(1, Math.round(words / 220)) })}
      </p>
    </>
  )
}
