"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Combobox } from "@/components/ui/combobox"
import { useDebounced } from "@/lib/core/client/use-debounced"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/staff-access/endpoints"
import type { StaffPerson } from "@/lib/features/staff-access/schema/grants"

const option = ({ id, name, avatar }: StaffPerson) => ({ value: String(id), label: name, avatar: { src: avatar } })

/** Chooses the person who gets the grant. Typing searches all people. */
export function PersonField() {
  const t = useTranslations("staff-access")
  const { field } = useController({ name: "person" })
  const [search, setSearch] = useState("")
  const [person, setPerson] = useState<StaffPerson>()
  const q = useDebounced(search.trim())
  const { data, isLoading } = useQuery(endpoints.listStaffPeople, { query: { ...(q && { q }), perPage: 20 } })
  const found = data?.data ?? []
  const listed = person && !found.some(({ id }) => id === person.id) ? [person, ...found] : found
  return (
    <Field required name="person" label={t("fields.person")} help={t("help.person")}>
      {(control) => (
        <Combobox
          {...control}
          options={listed.map(option)}
          value={String(field.value ?? "")}
          onChange={(value) => {
            setPerson(listed.find(({ id }) => String(id) === value))
            field.onChange(value)
          }}
          onSearch={setSearch}
          isSearching={isLoading || q !== search.trim()}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}
