"use client"

import { useViewParam } from "@/lib/core/client/use-list-state"

/** The kinds of records that the drawer can edit or add. */
export const kinds = ["business", "shop", "till", "safe", "account"] as const
export type Kind = (typeof kinds)[number]

/** Editing a record, or adding one to the business or shop with this id. */
export interface Opened {
  act: "edit" | "add"
  kind: Kind
  id: number
}

export const setUp = "set-up"

/** The URL parameter that opens the wizard for a draft. */
export const setUpText = (draft: number) => `${setUp}-${draft}`

/** The draft that the wizard completes, according to the URL: `open=set-up-5`. */
export function draftOf(text: string | null): number | undefined {
  const [, id] = /^set-up-(\d{1,9})$/.exec(text ?? "") ?? []
  return id ? Number(id) : undefined
}

export const openedText = ({ act, kind, id }: Opened) => `${act}-${kind}-${id}`

/** The form that the drawer shows according to the URL: `open=edit-shop-5`, `open=add-till-5`. */
export function openedOf(text: string | null): Opened | undefined {
  const [, act, kind, id] = /^(edit|add)-(business|shop|till|safe|account)-(\d{1,9})$/.exec(text ?? "") ?? []
  return act && kind && id ? { act: act as Opened["act"], kind: kind as Kind, id: Number(id) } : undefined
}

/** The open drawer, from the URL. */
export const useOpen = () => useViewParam("open")
