import { LOCALES, type Locale } from '../../i18n/locale'
import { SCENES, type Scene } from './scenes'

const THEMES = ['bright', 'dark'] as const
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** One look at the site. */
export interface Shot {
  scene: Scene
  locale: Locale
  theme: (typeof THEMES)[number]
  screen: (typeof SCREENS)[number]
}

/** Every scene in every language, theme and size. */
export const shots = (): Shot[] =>
  SCENES.flatMap((scene) =>
    LOCALES.flatMap((locale) =>
      THEMES.flatMap((theme) =>
        SCREENS.filter(({ width }) => scene.widths?.includes(width) ?? true).map((screen) => ({
          scene,
          locale,
          theme,
          screen,
        })),
      ),
    ),
  )

/** @example nameOf(shot) // => "home.es.bright.1440" */
export const nameOf = ({ scene, locale, theme, screen }: Shot): string =>
  `${scene.name}.${locale}.${theme}.${screen.width}`
