import { t } from '../text/text.ts'
import { Wordmark } from '../ui/wordmark.tsx'

export function PageFooter() {
  return (
    <footer className="page-footer">
      <div>
        <Wordmark />
        <p>{t('site.footer')}</p>
      </div>
    </footer>
  )
}
