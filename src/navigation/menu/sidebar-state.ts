/** `auto` until a script has looked at the screen: then the style sheet decides by its width. */
export type SidebarState = 'auto' | 'open' | 'closed'

/** The screen is wide enough for the sidebar to stand beside the page (look: lg). */
export const WIDE_SCREEN = '(min-width: 64rem)'

/**
 * The state at load (spec section 4): closed on a small screen, open otherwise; the home page has no column for it.
 * @example initialSidebar(true, 'doc') // => 'open'
 */
export const initialSidebar = (isWide: boolean, template: string): SidebarState =>
  isWide && template === 'doc' ? 'open' : 'closed'

/**
 * What the toggle makes of a state.
 * @example toggledSidebar('open') // => 'closed'
 */
export const toggledSidebar = (state: SidebarState): SidebarState => (state === 'open' ? 'closed' : 'open')
