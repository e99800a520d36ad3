"use client"

import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { SelectField } from "@/components/form/select-field"
import { Alert } from "@/components/ui/alert"
import { Combobox } from "@/components/ui/combobox"
import { LoadFailed } from "@/components/ui/load-failed"
import { useDebounced } from "@/lib/core/client/use-debounced"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/safes/endpoints"
import { maxWitnesses } from "@/lib/features/safes/values"

interface Props {
  safe: number
  label: string
  help: string
  /** Shown if there is nobody to choose. */
  nobody: string
  /** People who can't be the witness. */
  except?: readonly number[]
  required?: boolean
}

interface Person {
  id: number
  name: string
}
const option = ({ id, name }: Person) => ({ value: String(id), label: name })

/** Chooses among more people than fit into a list. Typing searches all of them. */
function WitnessSearch({ safe, label, help, except = [], required = true }: Props) {
  const { field } = useController({ name: "witness" })
  const [search, setSearch] = useState("")
  const [person, setPerson] = useState<Person>()
  const q = useDebounced(search.trim())
  const { data, isLoading } = useQuery(endpoints.listSafeWitnesses, { params: { id: safe }, query: q ? { q } : {} })
  const found = (data?.data ?? []).filter(({ id }) => !except.includes(id))
  const listed = person && !found.some(({ id }) => id === person.id) ? [person, ...found] : found
  return (
    <Field required={required} name="witness" label={label} help={help}>
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

/** The second person of a count or of a bag: somebody of the shop, but not the user. */
export function WitnessField(props: Props) {
  const { safe, label, help, nobody, except = [], required = true } = props
  const { data, error, mutate } = useQuery(endpoints.listSafeWitnesses, { params: { id: safe }, query: {} })
  if (data && data.data.length >= maxWitnesses) return <WitnessSearch {...props} />
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  const people = data?.data.filter(({ id }) => !except.includes(id))
  if (people?.length === 0 && required) return <Alert tone="warning">{nobody}</Alert>
  const options = (people ?? []).map(option)
  return (
    <SelectField
      required={required}
      name="witness"
      label={label}
      help={help}
      options={[{ value: "", label: "" }, ...options]}
    />
  )
}
