/**
 * The options of the customizer and their choices. The first choice is the default. Stored in a cookie, so that the server
 * renders <html> with them and the page doesn't flash at load.
 */
export const preferenceChoices = {
  skin: ["light", "dark", "system", "bordered", "semi-dark"],
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
/** The browser's colour scheme, "dark" or "light", for the skin "system". Requests don't carry it otherwise. */
export const schemeCookie = "scheme"
/** The local storage key of the collapsed menu. */
export const menuCollapsedKey = "menuCollapsed"

export const defaultPreferences = Object.fromEntries(
  preferenceNames.map((name) => [name, preferenceChoices[name][0]]),
) as Preferences

/** Parses the cookie's value. Missing and invalid options get their defaults. */
export function parsePreferences(value: string | undefined): Preferences {
  const found = new Map((value ?? "").split("&").map((pair) => pair.split("=", 2) as [string, string | undefined]))
  const entries = preferenceNames.map((name) => {
    const choices: readonly string[] = preferenceChoices[name]
    const choice = found.get(name)
    return [name, choice !== undefined && choices.includes(choice) ? choice : choices[0]]
  })
  return Object.fromEntries(entries) as Preferences
}

/** The cookie's value without defaults: `skin=dark&footer=sticky`. */
export const serializePreferences = (preferences: Preferences): string =>
  preferenceNames
    .filter((name) => preferences[name] !== preferenceChoices[name][0])
    .map((name) => `${name}=${preferences[name]}`)
    .join("&")

/** Returns whether a skin is dark, in a browser that prefers dark colours or doesn't. */
export const isDarkSkin = (skin: Preferences["skin"], prefersDark: boolean): boolean =>
  skin === "dark" || (skin === "system" && prefersDark)

/** The attributes of <html> that components/layout/shell.css reads. */
export function preferenceAttributes(preferences: Preferences): Record<`data-${string}`, string> & { dir: string } {
  const { direction, ...rest } = preferences
  const entries = Object.entries(rest).map(([name, choice]) => [`data-${name}`, choice])
  return { dir: direction, ...Object.fromEntries(entries) }
}
