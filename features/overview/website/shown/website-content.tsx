import { languageNames } from '../languages.ts'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import type { Content, OpenWebsite, ShownSection } from './contract.ts'
import { anchorOf, firstOfEach } from './anchors.ts'
import type { PageWords } from './page-words.ts'
import { WebsiteCover } from './website-cover.tsx'
import { WebsiteDays } from './website-days.tsx'
import { WebsiteGifts } from './website-gifts.tsx'
import { WebsitePhotos } from './website-photos.tsx'
import { WebsiteQuestions } from './website-questions.tsx'
import { WebsiteReply } from './website-reply.tsx'
import { WebsiteStory } from './website-story.tsx'
import { WebsiteTravel } from './website-travel.tsx'

interface Props {
  website: OpenWebsite
  content: Content
  words: PageWords
}

/** All that is behind the door, as whoever looks may see it. */
export function WebsiteContent({ website, content, words }: Props) {
  const { theme, title, guest } = website
  const reply = guest ? `/guests/${guest.invite_id}` : '#reply'
  return (
    <>
      <WebsiteNav website={website} content={content} words={words} reply={reply} />
      <main id="main" className="website-main">
        <WebsiteCover content={content} theme={theme} words={words} reply={reply} />
        {content.sections.map((section) => (
          <Part key={section.id} section={section} website={website} content={content} words={words} />
        ))}
        <WebsiteReply website={website} content={content} words={words} />
      </main>
      <footer className="website-foot">
        <p className="website-names">{title}</p>
        <p>
          <a href="/">{t('website_page.made_with')}</a>
        </p>
      </footer>
    </>
  )
}

function WebsiteNav({ website, content: { sections }, words: { say }, reply }: Props & { reply: string }) {
  const { title, language, languages } = website
  return (
    <header className="website-bar">
      <a className="website-names" href="#top">
        {title}
      </a>
      <nav aria-label={say('menu')}>
        {firstOfEach(sections).map(({ id, kind }) => (
          <a key={id} href={`#${anchorOf({ id, kind })}`}>
            {say(kind)}
          </a>
        ))}
      </nav>
      {languages.length > 1 && (
        <form method="post" className="website-languages">
          <input type="hidden" name="form" value="language" />
          {languages.map((one) => (
            <button key={one} type="submit" name="language" value={one} lang={one} aria-pressed={one === language}>
              {languageNames[one]}
            </button>
          ))}
        </form>
      )}
      <a className="button main" href={reply}>
        {say('reply')}
      </a>
    </header>
  )
}

function Part({ section, website, content, words }: Props & { section: ShownSection }) {
  const { kind } = section
  const head = <SectionHead section={section} />
  if (kind === 'story') return <WebsiteStory section={section} theme={website.theme} head={head} />
  if (kind === 'photos') return <WebsitePhotos section={section} head={head} />
  if (kind === 'schedule') return <WebsiteDays section={section} website={website} content={content} words={words} head={head} />
  if (kind === 'travel') return <WebsiteTravel section={section} words={words} head={head} />
  if (kind === 'questions') return <WebsiteQuestions section={section} head={head} />
  return <WebsiteGifts section={section} content={content} words={words} head={head} />
}

/** Its title, and to the couple whose it is. */
function SectionHead({ section: { title, only_for } }: { section: ShownSection }) {
  return (
    <>
      {only_for.length > 0 && <p className="website-only">{only_for.join(', ')}</p>}
      {title && (
        <h2>
          <Emphasis text={title} />
        </h2>
      )}
    </>
  )
}
