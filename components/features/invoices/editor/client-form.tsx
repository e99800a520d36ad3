"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { isLocale, locales } from "@/lib/core/i18n/locales"
import { useLanguage } from "@/lib/core/i18n/use-language"
import * as clientsEndpoints from "@/lib/features/clients/endpoints"
import type { ListedClient, ClientForm as Values } from "@/lib/features/clients/schema"
import { invoiceFormats } from "@/lib/features/clients/values"
import { staleAfterWrite } from "../stale"

const schema = () => import("@/lib/features/clients/schema").then(({ clientForm }) => clientForm)

const texts = [
  "name",
  "company",
  "companyEmail",
  "address",
  "country",
  "contact",
  "vatNumber",
  "buyerReference",
] as const

interface Props {
  client?: ListedClient
  onSaved: (client: ListedClient) => void
}

/** The form for a client. */
export default function ClientForm({ client, onSaved }: Props) {
  const t = useTranslations("invoices")
  const locale = useLanguage()
  const stale = { invalidates: [clientsEndpoints.listClients, ...staleAfterWrite] }
  const add = useMutation(clientsEndpoints.addClient, stale)
  const update = useMutation(clientsEndpoints.updateClient, stale)
  const initial = Object.fromEntries(texts.map((name) => [name, client?.[name] ?? ""])) as Record<
    (typeof texts)[number],
    string
  >

  async function submit(values: Values) {
    const response = client
      ? await update.run({ body: { client: { id: client.id, ...values } } })
      : await add.run({ body: { client: values } })
    toast.success(t(client ? "done.clientSaved" : "done.clientAdded", { name: values.name }))
    onSaved(response.client)
  }

  return (
    <Form
      schema={schema}
      defaultValues={{
        ...initial,
        language: client?.language ?? (isLocale(locale) ? locale : "en"),
        invoiceFormat: client?.invoiceFormat ?? "auto",
      }}
      onSubmit={submit}
      submitLabel={t(client ? "actions.save" : "client.add")}
    >
      {texts.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`client.${name}`)}
          required={name === "name" || name === "companyEmail"}
          type={name === "companyEmail" ? "email" : name === "contact" ? "tel" : "text"}
          help={name === "buyerReference" ? t("client.buyerReferenceHelp") : undefined}
          autoComplete="off"
        />
      ))}
      <SelectField
        name="language"
        label={t("client.language")}
        options={locales.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
      />
      <SelectField
        name="invoiceFormat"
        label={t("client.invoiceFormat")}
        options={invoiceFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
    </Form>
  )
}
