import { zipped } from '#server/zip.ts'

interface Book {
  sheet: string | Iterable<string>
  words?: string
  styles?: string
}

/** A workbook of one sheet, written by hand. */
export function book({ sheet, words = '<sst/>', styles = '<styleSheet/>' }: Book): Promise<Uint8Array> {
  return whole(
    zipped([
      { name: 'xl/workbook.xml', content: ['<workbook><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>'] },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: ['<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'],
      },
      { name: 'xl/sharedStrings.xml', content: [words] },
      { name: 'xl/styles.xml', content: [styles] },
      { name: 'xl/worksheets/sheet1.xml', content: typeof sheet === 'string' ? [`<worksheet>${sheet}</worksheet>`] : sheet },
    ]),
  )
}

export async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(Buffer.concat(await Array.fromAsync(pieces)))
}
