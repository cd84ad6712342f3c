import { html } from 'hono/html'
import type { Db } from '#db/db.ts'
import { type BroughtFile, placeInArchive } from '#features/files/uploads/works.server.ts'
import type { Words } from './contract.ts'
import { findSections, findWebsite, type FoundSection } from './rows.server.ts'
import { isWritten } from './written-entry.ts'

/** The website as one file that needs nothing but the pictures beside it; undefined where there is none. */
export async function websiteDocument(db: Db, user_id: number): Promise<string | undefined> {
  const website = await findWebsite(db, { user_id })
  if (!website) return undefined
  const [sections, pictures] = await Promise.all([findSections(db, { user_id }), findPictures(db, user_id)])
  const { address, welcome, closing, language } = website
  return String(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${address}</title></head>
<body>
<h1>${address}</h1>
<p>${welcome}</p>
<p>${closing}</p>
${sections.map((section) => partOf(section, pictures))}
</body>
</html>
`)
}

function partOf({ picture_id, translations, ...section }: FoundSection, pictures: ReadonlyMap<number, BroughtFile>) {
  const picture = picture_id === null ? undefined : pictures.get(picture_id)
  return html`<section>
${toldAs(section)}
${picture ? html`<img src="${encodeURI(placeInArchive(picture))}" alt="" width="640">` : ''}
${Object.entries(translations).map(([language, words]) => html`<div lang="${language}">${toldAs(words)}</div>`)}
</section>
`
}

function toldAs({ title, words, entries }: Words) {
  return html`<h2>${title.replaceAll('*', '')}</h2>
${words.split(/\n\s*\n/).map((paragraph) => html`<p>${paragraph}</p>`)}
<dl>${entries.filter(isWritten).map((entry) => html`<dt>${entry.title}</dt><dd>${entry.text} ${entry.note}</dd>`)}</dl>`
}

/** The pictures that its sections name, by their numbers. */
async function findPictures(db: Db, user_id: number): Promise<Map<number, BroughtFile>> {
  const found = await db
    .selectFrom('files')
    .where('user_id', '=', user_id)
    .where('id', 'in', (eb) =>
      eb.selectFrom('website_sections').where('website_sections.user_id', '=', user_id).select('picture_id').$castTo<number>(),
    )
    .select(['id', 'key', 'name', 'format'])
    .execute()
  return new Map(found.map((file) => [file.id, file]))
}
