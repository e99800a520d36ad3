"use client"

import { useViewParam } from "@/lib/core/client/use-list-state"

const idOf = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : undefined)

/** Whom one talks to, which stands in the address; moving to another talk closes what was open over the last one. */
export function useContact() {
  const [contact] = useViewParam("contact")
  return idOf(contact)
}

let chosen = false

/** Whether one has just chosen whom to talk to; asked once, by what then takes the focus. */
export function wasChosen(): boolean {
  const was = chosen
  chosen = false
  return was
}

/** Goes to a talk, or to the list of all. */
export function goToContact(id: number | undefined): void {
  chosen = id !== undefined
  const params = new URLSearchParams(window.location.search)
  for (const name of ["contact", "find", "open", "picture"]) params.delete(name)
  if (id) params.set("contact", String(id))
  const search = params.toString()
  window.history.pushState(null, "", `${window.location.pathname}${search ? `?${search}` : ""}`)
}
