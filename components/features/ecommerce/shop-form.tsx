"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { SwitchField } from "@/components/form/switch-field"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate, useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/shop/endpoints"
import type { ShopSettings, ShopForm as Values } from "@/lib/features/shop/schema"
import { PromisesField } from "./promises-field"
import { staleAfterWrite } from "./stale"

const schema = () => import("@/lib/features/shop/schema").then(({ shopForm }) => shopForm)

interface Props {
  shop: ShopSettings
  onDone: () => void
}

/** The form for what the owner says about the shop. */
export default function ShopForm({ shop, onDone }: Props) {
  const t = useTranslations("shop")
  const invalidate = useInvalidate()
  const save = useMutation(endpoints.updateShop, { invalidates: [endpoints.getShop, ...staleAfterWrite] })
  const { version, ...values } = shop

  async function submit(written: Values) {
    try {
      await save.run({ body: { shop: { ...written, version } } })
    } catch (failure) {
      if (!(failure instanceof CallError && failure.status === 409)) throw failure
      // The next attempt sends the version that the other person has saved.
      await invalidate([endpoints.getShop])
      return { message: t("changed") }
    }
    void toast.success(t("saved"))
    onDone()
    return undefined
  }

  return (
    <Form schema={schema} defaultValues={values} onSubmit={submit} submitLabel={t("save")}>
      <TextField name="subtitle" label={t("subtitle")} help={t("subtitleHelp")} maxLength={160} />
      <PromisesField name="promises" />
      <SwitchField controlAtEnd name="usesSampleDiscounts" label={t("samples")} help={t("samplesHelp")} />
    </Form>
  )
}
