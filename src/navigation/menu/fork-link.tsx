import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Icon } from '@/lib/icon'
import { SITE } from '@/site/site'

/** The link to the tool's source: small by default, large on the home page (spec section 2). */
export function ForkLink({ size = 'small' }: { size?: 'small' | 'large' }) {
  const { fork, forkTitle } = SHELL_STRINGS.es
  return (
    <a
      className={size === 'small' ? 'fork-link' : 'button secondary'}
      data-size={size}
      href={SITE.repository}
      title={forkTitle}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="fork" />
      {fork}
    </a>
  )
}
