const key = "cornerledger:email"

/** The e-mail address that the user asked this browser to remember. Passwords are never stored. */
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
    // Storage is blocked, so nothing is remembered.
  }
}
