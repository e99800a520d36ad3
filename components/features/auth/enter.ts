const key = "cornerledger:welcome"
export type Welcome = "back" | "first"

/** Goes in, by a whole load: nothing rendered for a stranger stays in memory. The page there says welcome. */
export function enter(address: string, welcome: Welcome): void {
  try {
    sessionStorage.setItem(key, welcome)
  } catch {
    // Storage is closed to us: then there is no greeting.
  }
  window.location.assign(address)
}

/** The greeting that is due, once. */
export function takeWelcome(): Welcome | undefined {
  try {
    const due = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return due === "back" || due === "first" ? due : undefined
  } catch {
    return undefined
  }
}
