import { t } from '#web/text/text.ts'

interface Props {
  slug: string
  website?: string
  instagram?: string
}

/** Ways on, which are counted for the vendor and nobody else; nobody is sent to an example's. */
export function VendorWays({ slug, website, instagram }: Props) {
  const go = (where: string, label: string) => (
    <a href={`/api/v1/vendors/${slug}/go/${where}`} rel="nofollow">
      {label}
    </a>
  )
  return (
    <>
      {website && (
        <div>
          <dt>{t('vendors.website')}</dt>
          <dd>{go('website', website.replace('https://', ''))}</dd>
        </div>
      )}
      {instagram && (
        <div>
          <dt>{t('vendors.instagram')}</dt>
          <dd>{go('instagram', instagram)}</dd>
        </div>
      )}
    </>
  )
}
