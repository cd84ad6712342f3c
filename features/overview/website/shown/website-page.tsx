import type { PlainPage } from '#web/start/plain-page.ts'
import { readLanguage } from '../languages.ts'
import { pageWords } from './page-words.ts'
import { WebsiteContent } from './website-content.tsx'
import { WebsiteDoor } from './website-door.tsx'
import { WebsiteNote } from './website-note.tsx'
import css from './website.css?inline'

/** A couple's website, or the door before it. Works without script, and knows nothing before the door but first names. */
export const page: PlainPage = async ({ url, parts: [, address = ''], api, form }) => {
  const [language, viewedAs] = [readLanguage(url.searchParams.get('language')), url.searchParams.get('as')]
  const { data: website } = await api.website_page.get({
    address,
    ...(language && { language }),
    ...(/^\d{1,15}$/.test(viewedAs ?? '') && { viewed_as: Number(viewedAs) }),
  })
  const words = pageWords(website.language)
  const isBare = url.searchParams.get('bare') === 'yes'
  const content = (
    <div className="website" data-website={website.theme}>
      {website.viewer === 'couple' && !isBare && <WebsiteNote website={website} as={viewedAs} />}
      {website.content ? (
        <WebsiteContent website={website} content={website.content} words={words} />
      ) : (
        <WebsiteDoor website={website} words={words} posted={form} />
      )}
    </div>
  )
  return { title: website.title, language: website.language, shares_title: true, css, content }
}
