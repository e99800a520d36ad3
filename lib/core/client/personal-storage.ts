/** Beginnings of the names under which local storage holds what belongs to one person, besides `userData`. */
const personalNames = ["chat-draft:", "chat-outbox:", "recentSearches"]
/** Whose that is: the e-mail address of who was signed in last. */
const ownerName = "cornerledger:owner"

/** True once the sign-in has ended: what still runs in this page must not write anything back. */
let isClosed = false

/** Keeps a text in local storage as long as the sign-in lives; an empty one is removed. @throws where storage is closed to us */
export function keepPersonal(name: string, text: string): void {
  if (!text) localStorage.removeItem(name)
  else if (!isClosed) localStorage.setItem(name, text)
}

function removePersonal(): void {
  for (const name of Object.keys(localStorage)) {
    if (name === ownerName || personalNames.some((start) => name.startsWith(start))) localStorage.removeItem(name)
  }
}

/** Removes everything personal: somebody signs out. Nothing can be kept after that until a page of the next one loads. */
export function forgetPersonal(): void {
  isClosed = true
  removePersonal()
}

/** Lets nothing more be kept: the sign-in has ended, and another tab has decided what is forgotten. */
export function closePersonal(): void {
  isClosed = true
}

/** Makes storage that of `owner`: what somebody else left in this browser without signing out is removed. */
export function claimPersonal(owner: string): void {
  isClosed = false
  if (localStorage.getItem(ownerName) === owner) return
  removePersonal()
  localStorage.setItem(ownerName, owner)
}
