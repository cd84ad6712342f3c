import { createFileRoute } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { Link } from '#web/ui/link.tsx'
import { courseHead } from './course-head.ts'
import { MemberFrame } from './member-frame.tsx'
import { PaperLink } from './paper-link.tsx'

export const Route = createFileRoute('/_default/courses/downloads')({
  loader: async () => {
    const { api } = await import('#web/client/api.ts')
    return (await api.courses.papers.call()).data
  },
  head: () => courseHead({ title: t('downloads.title'), description: t('downloads.lead'), url: '/courses/downloads', isHidden: true }),
  component: DownloadsPage,
})

/** Every sheet of every lesson, by course. */
function DownloadsPage() {
  const papers = Route.useLoaderData()
  const { visitor } = Route.useRouteContext()
  const courses = [...Map.groupBy(papers, ({ lesson }) => lesson.course)]
  return (
    <MemberFrame
      at="downloads"
      visitor={visitor}
      heading={t('downloads.heading')}
      lead={t('downloads.lead')}
      nothing={papers.length === 0 && t('downloads.nothing')}
    >
      {courses.map(([course, own]) => (
        <section className="paper-list" key={course}>
          <h2>{course}</h2>
          <ul>
            {own.map((paper) => (
              <li key={`${paper.lesson.url} ${paper.id}`}>
                <PaperLink paper={paper} />
                <Link to={paper.lesson.url}>{paper.lesson.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </MemberFrame>
  )
}
