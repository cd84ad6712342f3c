import type { Db } from '#db/db.ts'
import type { Site } from '#features/contract.ts'
import { t } from '#web/text/text.ts'
import type { Paper } from '../contract.ts'
import { paperWords } from './paper-words.ts'

/** A paper as a PDF: what the page to print says, in the same words. */
export async function* paper(_: Db, { paper, site }: { paper: Paper; site: Pick<Site, 'name' | 'operator'> }): AsyncGenerator<Uint8Array> {
  const { pdfOf } = await import('#server/pdf.ts')
  const { isSettable } = await import('#server/pdf-faces.ts')
  const { title, facts, sums } = paperWords(paper, site)
  const all = [...facts, ...sums].flat()
  yield* pdfOf({
    title: `${title} ${paper.number}`,
    size: paper.currency === 'usd' ? 'LETTER' : 'A4',
    tables: [
      { rows: facts, isSums: false },
      { rows: sums, isSums: true },
    ],
    notes: all.every(isSettable) ? [] : [t('paper.not_all_letters')],
  })
}
