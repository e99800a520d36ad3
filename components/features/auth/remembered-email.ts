const key = "cornerledger:email"

/** The address that this browser was asked to remember; never a password. */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(key) ?? ""
  } catch {
    return ""
  }
}

export function rememberEmail(email: string | undefined): void {
  try {
    if (email) localStorage.setItem(key, email)
    else localStorage.removeItem(key)
  } catch {
    // Storage is closed to us: nothing is remembered.
  }
}
