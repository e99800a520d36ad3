"use client"

import { useTranslations } from "next-intl"
import { ComboboxField } from "@/components/form/combobox-field"
import { useAbility } from "@/components/layout/ability"
import { useQuery } from "@/lib/core/client/use-query"
import * as usersEndpoints from "@/lib/features/users/endpoints"

const allUsers = { perPage: 200, sortBy: "fullName", order: "asc" } as const
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The guests: users of the workspace by name, anybody else by e-mail address. */
export function GuestsField() {
  const t = useTranslations("calendar.form")
  const canReadUsers = useAbility().can("read", "User")
  const { data } = useQuery(usersEndpoints.listUsers, canReadUsers ? { query: allUsers } : null)
  const users = data?.users ?? []
  const named = (name: string) => users.filter(({ fullName }) => fullName === name).length
  const options = users.map(({ fullName, email, avatar }) => ({
    // Of two people with the same name, only the address says who is invited.
    value: named(fullName) > 1 ? email : fullName,
    label: fullName,
    description: email,
    avatar: { src: avatar },
  }))
  return (
    <ComboboxField
      multiple
      name="guests"
      label={t("guests")}
      help={t("guestsHelp")}
      placeholder={t("guestsPlaceholder")}
      options={options}
      toAdd={(text) => (address.test(text.trim()) ? text.trim().slice(0, 120) : undefined)}
    />
  )
}
