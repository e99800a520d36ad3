"use client"

import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/users/endpoints"
import type { UserDetails } from "@/lib/features/users/schema"
import { useSaved } from "./use-saved"

export interface DetailsProps {
  id: number
  /** The user's name, for the notice. */
  name: string
  details: UserDetails
}

/** Returns a function that saves part of a user's details. @throws CallError, which the form shows */
export function useSaveDetails(id: number, name: string) {
  const saved = useSaved()
  return async (changes: Partial<UserDetails>) => {
    await call(endpoints.updateUserDetails, { body: { details: { id, ...changes } } })
    saved("saved", name)
  }
}
