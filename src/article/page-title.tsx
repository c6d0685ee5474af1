import { classNames } from '@/lib/class-names'

interface PageTitleProps {
  children: string
  /** On a page that says little else. */
  isLarge?: boolean
}

export const PageTitle = ({ children, isLarge = false }: PageTitleProps) => (
  <h1
    className={classNames(
      'mt-2 mb-3 text-[32px] leading-[1.08] font-[750] tracking-[-0.025em] wrap-break-word',
      isLarge ? 'md:text-[56px]' : 'md:text-h1',
    )}
  >
    {children}
  </h1>
)
