"use client"

import { type MergeableForm, useRecordMerge } from "@/components/form/use-record-merge"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/users/endpoints"
import type { UserDetails } from "@/lib/features/users/schema"
import type { UserProfile } from "@/lib/features/users/schema/profile"
import { useProfile } from "./use-profile"
import { useSaved } from "./use-saved"

export interface DetailsProps {
  /** The user as the page has loaded it. */
  profile: UserProfile
}

/**
 * Saves part of a user's details and follows what others change in them. `save` throws a CallError, which the form shows.
 * @param pick returns the form's values of the details
 */
export function useSaveDetails<Values extends object>(loaded: UserProfile, pick: (details: UserDetails) => Values) {
  const saved = useSaved()
  const { profile, reload } = useProfile(loaded)
  const { id, fullName } = profile.user
  const recordOf = ({ details, detailsVersion }: UserProfile) => ({ version: detailsVersion, values: pick(details) })
  const merge = useRecordMerge<Values>({
    latest: recordOf(profile),
    reload: async () => {
      const answer = await reload()
      return answer && recordOf(answer)
    },
  })
  const save = (values: object, form: MergeableForm) =>
    merge.save(form, values as Values, async (changes, { version }) => {
      await call(endpoints.updateUserDetails, { body: { details: { id, version, ...changes } } })
      saved("saved", fullName)
    })
  return { merge, save, defaultValues: pick(loaded.details) }
}
