/** Prefixes of the local storage keys that hold a user's data, besides `userData`. */
const personalNames = ["chat-draft:", "chat-outbox:", "drop-waiting:", "mail-draft:", "recentSearches"]
/** Prefix of the session storage keys that hold unsaved forms; the user's address follows. */
const formPrefix = "form:"
/** The key that holds the e-mail address of the user who was signed in last. */
const ownerName = "cornerledger:owner"

/** True once the sign-in has ended. Code still running in this page must not write anything back. */
let isClosed = false

let claimed: (owner: string) => void = () => undefined
/** The user for whom the page was rendered; without one it stays pending. */
export const personalOwner = new Promise<string>((resolve) => {
  claimed = resolve
})

/** Stores a text until the user signs out; an empty text removes the key. @throws if the browser blocks local storage */
export function storePersonal(name: string, text: string): void {
  if (!text) localStorage.removeItem(name)
  else if (!isClosed) localStorage.setItem(name, text)
}

function removePersonal(): void {
  for (const name of Object.keys(localStorage)) {
    if (name === ownerName || personalNames.some((start) => name.startsWith(start))) localStorage.removeItem(name)
  }
  removeForms()
}

/** Removes the unsaved forms in this tab, except those of `owner`. */
function removeForms(owner?: string): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(formPrefix) && !(owner && name.startsWith(formKey(owner, "")))) sessionStorage.removeItem(name)
  }
}

/** The unsaved input of a form, as text, and the values with which the form began. */
interface UnsavedForm {
  base: string
  values: string
}

export const formKey = (owner: string, form: string): string => `${formPrefix}${owner}:${form}`

/** Reads what `storeForm` has stored in this tab. */
export function readForm(key: string): UnsavedForm | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a form's unsaved input in this tab; undefined removes it. */
export function storeForm(key: string, form: UnsavedForm | undefined): void {
  try {
    if (!form) sessionStorage.removeItem(key)
    else if (!isClosed) sessionStorage.setItem(key, JSON.stringify(form))
  } catch {
    // Storage is full or blocked, so a reload loses the input.
  }
}

/** Removes the user's data at sign-out. Later writes are ignored until `claimPersonal` runs. */
export function forgetPersonal(): void {
  isClosed = true
  removePersonal()
}

/** True once later writes are ignored: nothing in this page can be saved any more. */
export const isPersonalClosed = (): boolean => isClosed

/**
 * Ignores later writes: the sign-in has ended, maybe in another tab, which did the cleanup. Only this tab can remove its
 * unsaved forms, which a sign-out does and an expired session doesn't.
 */
export function closePersonal(): void {
  isClosed = true
  try {
    if (localStorage.getItem(ownerName) === null) removeForms()
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

/** Claims local storage for `owner`, and removes the data of another user who didn't sign out in this browser. */
export function claimPersonal(owner: string): void {
  isClosed = false
  removeForms(owner)
  if (localStorage.getItem(ownerName) !== owner) {
    removePersonal()
    localStorage.setItem(ownerName, owner)
  }
  claimed(owner)
}
