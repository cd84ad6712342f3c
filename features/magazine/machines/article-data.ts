import type { Article, FAQPage, Thing } from 'schema-dts'
import { publicAddress } from '#web/start/public-address.ts'
import { site } from '#web/site.ts'
import type { Piece } from '../content/contract.ts'
import { crumbsData } from './crumbs-data.ts'
import { makerOf, pictureData } from './picture-data.ts'

interface Under {
  title: string
  url: string
}

/** A piece that is read, under the list that it stands in. Of what we invented engines read nothing. */
export function articleData(piece: Piece, ...under: readonly Under[]): Thing[] {
  if (piece.is_illustrated) return []
  const { title, url } = piece
  return [articleOf(piece), crumbsData(...under, { title, url }), ...faqOf(piece)]
}

function articleOf(piece: Piece): Article {
  const { url, title, excerpt, published_on, updated_on, author, pictures } = piece
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: published_on,
    dateModified: updated_on ?? published_on,
    mainEntityOfPage: publicAddress(url),
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: site().name, url: publicAddress('/') },
    ...(author && { author: { '@type': isHouse(author) ? 'Organization' : 'Person', name: author.title, url: publicAddress(author.url) } }),
    image: pictures.flatMap((picture) => pictureData(picture, makerOf(piece, picture))),
  }
}

/** What nobody signed is the house's. */
function isHouse({ slug }: { slug: string }): boolean {
  return slug === 'the-desk'
}

function faqOf({ fields }: Piece): FAQPage[] {
  const { questions = [] } = fields as { questions?: { question: string; answer: string }[] }
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
