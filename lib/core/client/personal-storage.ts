/** Prefixes of the local storage keys that hold a user's data, besides `userData`. */
const personalNames = ["chat-draft:", "chat-outbox:", "mail-draft:", "recentSearches"]
/** The key that holds the e-mail address of the user who was signed in last. */
const ownerName = "cornerledger:owner"

/** True once the sign-in has ended. Code still running in this page must not write anything back. */
let isClosed = false

/** Stores a text until the user signs out; an empty text removes the key. @throws if the browser blocks local storage */
export function storePersonal(name: string, text: string): void {
  if (!text) localStorage.removeItem(name)
  else if (!isClosed) localStorage.setItem(name, text)
}

function removePersonal(): void {
  for (const name of Object.keys(localStorage)) {
    if (name === ownerName || personalNames.some((start) => name.startsWith(start))) localStorage.removeItem(name)
  }
}

/** Removes the user's data at sign-out. Later writes are ignored until `claimPersonal` runs. */
export function forgetPersonal(): void {
  isClosed = true
  removePersonal()
}

/** Ignores later writes without removing anything: the sign-in has ended in another tab, which did the cleanup. */
export function closePersonal(): void {
  isClosed = true
}

/** Claims local storage for `owner`, and removes the data of another user who didn't sign out in this browser. */
export function claimPersonal(owner: string): void {
  isClosed = false
  if (localStorage.getItem(ownerName) === owner) return
  removePersonal()
  localStorage.setItem(ownerName, owner)
}
