const key = "cornerledger:welcome"
export type Welcome = "back" | "first"

/** Opens a page after sign-in with a full load, so that nothing rendered for a signed-out user stays in memory. */
export function enter(address: string, welcome: Welcome): void {
  try {
    sessionStorage.setItem(key, welcome)
  } catch {
    // Storage is blocked, so there is no greeting.
  }
  window.location.assign(address)
}

/** Returns the pending greeting and clears it. */
export function takeWelcome(): Welcome | undefined {
  try {
    const due = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return due === "back" || due === "first" ? due : undefined
  } catch {
    return undefined
  }
}
