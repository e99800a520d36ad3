/**
 * How one wants the workspace to look: every option of the customizer and its choices, the first being the default.
 * Kept in a cookie, so that the server renders <html> with them and nothing flashes at load.
 */
export const preferenceChoices = {
  skin: ["light", "bordered", "dark", "semi-dark"],
  content: ["full", "boxed"],
  direction: ["ltr", "rtl"],
  layout: ["vertical", "horizontal"],
  menu: ["shown", "hidden"],
  navbar: ["floating", "sticky", "static", "hidden"],
  colour: ["plain", "brand", "success", "info", "warning", "danger", "neutral"],
  footer: ["static", "sticky", "hidden"],
  transition: ["fade", "fade-left", "zoom", "none"],
} as const

export type PreferenceName = keyof typeof preferenceChoices
export type Preferences = { [N in PreferenceName]: (typeof preferenceChoices)[N][number] }

export const preferenceNames = Object.keys(preferenceChoices) as PreferenceName[]
export const preferencesCookie = "preferences"
/** Where the collapsed menu is remembered (spec section 4). */
export const menuCollapsedKey = "menuCollapsed"

export const defaultPreferences = Object.fromEntries(
  preferenceNames.map((name) => [name, preferenceChoices[name][0]]),
) as Preferences

/** Reads the cookie's value; what it does not know or does not understand stays at its default. */
export function parsePreferences(value: string | undefined): Preferences {
  const found = new Map((value ?? "").split("&").map((pair) => pair.split("=", 2) as [string, string | undefined]))
  const entries = preferenceNames.map((name) => {
    const choices: readonly string[] = preferenceChoices[name]
    const choice = found.get(name)
    return [name, choice !== undefined && choices.includes(choice) ? choice : choices[0]]
  })
  return Object.fromEntries(entries) as Preferences
}

/** The cookie's value: `skin=dark&footer=sticky`, only what differs from the default. */
export const serializePreferences = (preferences: Preferences): string =>
  preferenceNames
    .filter((name) => preferences[name] !== preferenceChoices[name][0])
    .map((name) => `${name}=${preferences[name]}`)
    .join("&")

/** The attributes of <html> that components/layout/shell.css reads. */
export function preferenceAttributes(preferences: Preferences): Record<`data-${string}`, string> & { dir: string } {
  const { direction, ...rest } = preferences
  const entries = Object.entries(rest).map(([name, choice]) => [`data-${name}`, choice])
  return { dir: direction, ...Object.fromEntries(entries) }
}
