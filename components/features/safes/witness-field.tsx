"use client"

import { SelectField } from "@/components/form/select-field"
import { Alert } from "@/components/ui/alert"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/safes/endpoints"

interface Props {
  safe: number
  label: string
  help: string
  /** Shown if there is nobody to choose. */
  nobody: string
  /** People who can't be the witness. */
  except?: readonly number[]
}

/** The second person of a count or of a bag: somebody of the shop, but not the user. */
export function WitnessField({ safe, label, help, nobody, except = [] }: Props) {
  const { data } = useQuery(endpoints.listSafeWitnesses, { params: { id: safe } })
  const people = data?.data.filter(({ id }) => !except.includes(id))
  if (people?.length === 0) return <Alert tone="warning">{nobody}</Alert>
  const options = (people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <SelectField required name="witness" label={label} help={help} options={[{ value: "", label: "" }, ...options]} />
  )
}
