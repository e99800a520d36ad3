"use client"

import { changeParams, currentParams } from "@/lib/core/client/current-url"
import { useViewParam } from "@/lib/core/client/use-list-state"

const idOf = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : undefined)

/** The id of the selected contact, which is in the URL. */
export function useContact() {
  const [contact] = useViewParam("contact")
  return idOf(contact)
}

let chosen = false

/** Returns, once, whether the user has just selected a contact. The message field then takes the focus. */
export function wasChosen(): boolean {
  const was = chosen
  chosen = false
  return was
}

/** Opens a conversation, or the list without an id. Closes drawers, search and pictures of the previous one. */
export function goToContact(id: number | undefined): void {
  chosen = id !== undefined
  const params = currentParams()
  for (const name of ["contact", "find", "open", "picture"]) params.delete(name)
  if (id) params.set("contact", String(id))
  changeParams(params)
}
