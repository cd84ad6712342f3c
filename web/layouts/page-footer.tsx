import { t } from '../text/text.ts'

export function PageFooter() {
  return (
    <footer className="page-footer">
      <p>
        {t('site.name')}. {t('site.footer')}
      </p>
    </footer>
  )
}
