"use client"

import { PencilLine, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Combobox } from "@/components/ui/combobox"
import { useDebounced } from "@/lib/core/client/use-debounced"
import { useQuery } from "@/lib/core/client/use-query"
import type { Billing } from "@/lib/features/billing/schema"
import * as clientsEndpoints from "@/lib/features/clients/endpoints"
import type { ListedClient } from "@/lib/features/clients/schema"
import { Buyer } from "../paper/buyer"
import { PaymentDetails } from "../paper/payment-details"
import { useFormats } from "../use-formats"
import { ClientDrawer } from "./client-drawer"
import { useTypedSeller } from "./use-sellers"
import { useTypedTotals } from "./use-typed"

interface Props {
  first?: ListedClient
  billing: Billing
  paidMinor: number
}

const option = ({ id, name, company, companyEmail, avatar }: ListedClient) => ({
  value: String(id),
  label: company || name,
  description: [company && name, companyEmail].filter(Boolean).join(" · "),
  avatar: { src: avatar },
})

/** Selects the client by search or adds a new one, beside the payment details. */
export function ClientPicker({ first, billing, paidMinor }: Props) {
  const t = useTranslations("invoices")
  const ability = useAbility()
  const { money } = useFormats()
  const { field } = useController({ name: "clientId" })
  const [search, setSearch] = useState("")
  const seller = useTypedSeller(billing)
  const q = useDebounced(search.trim())
  const { data, isLoading } = useQuery(clientsEndpoints.listClients, { query: { ...(q && { q }), perPage: 20 } })
  const [client, setClient] = useState(first)
  const [drawer, setDrawer] = useState<"add" | "edit">()
  const found = data?.clients ?? []
  const listed = client && !found.some(({ id }) => id === client.id) ? [client, ...found] : found
  const totals = useTypedTotals(paidMinor)

  function choose(next: ListedClient | undefined) {
    setClient(next)
    field.onChange(next ? String(next.id) : "")
  }

  return (
    <div className="grid gap-x-10 gap-y-6 py-6 sm:grid-cols-2">
      <section className="min-w-0">
        <Field required name="clientId" label={t("paper.to")}>
          {(control) => (
            <Combobox
              {...control}
              options={listed.map(option)}
              value={String(field.value ?? "")}
              placeholder={t("editor.clientPlaceholder")}
              onChange={(value) => choose(listed.find(({ id }) => String(id) === value))}
              onSearch={setSearch}
              isSearching={isLoading || q !== search.trim()}
              onBlur={field.onBlur}
            />
          )}
        </Field>
        {client && (
          <div className="mt-3">
            <Buyer client={client} />
          </div>
        )}
        <div className="mt-2 -ms-2.5 flex flex-wrap">
          {ability.can("create", "Invoice") && (
            <Button variant="ghost" size="sm" icon={<Plus />} onClick={() => setDrawer("add")}>
              {t("editor.newClient")}
            </Button>
          )}
          {client && ability.can("update", "Invoice") && (
            <Button variant="ghost" size="sm" icon={<PencilLine />} onClick={() => setDrawer("edit")}>
              {t("editor.editClient")}
            </Button>
          )}
        </div>
        <ClientDrawer
          open={drawer !== undefined}
          client={drawer === "edit" ? client : undefined}
          onClose={() => setDrawer(undefined)}
          onSaved={choose}
        />
      </section>
      <section className="min-w-0">
        <h2 className="mb-1.5 font-medium text-dense text-ink-muted">{t("paper.pay")}</h2>
        <PaymentDetails billing={seller} due={money(totals.balanceMinor, totals.currency)} />
      </section>
    </div>
  )
}
