"use client"

import { useTranslations } from "next-intl"
import { useForm } from "react-hook-form"
import { FieldFrame } from "@/components/form/field-frame"
import { LiveValues } from "@/components/kit/live-values"
import { Button } from "@/components/ui/button"
import { Input } from "@/components/ui/input"
import { toast } from "@/components/ui/toast"

const start = { name: "", email: "" }

/** React Hook Form by itself: rules are passed when a field is registered. */
export default function Basic() {
  const t = useTranslations("kit/react-hook-form")
  const { register, handleSubmit, watch, formState } = useForm({ defaultValues: start })
  const { errors, isSubmitSuccessful } = formState
  const required = t("basic.required")
  const send = ({ name }: typeof start) => void toast.success(t("basic.sent", { name }))
  return (
    <form noValidate className="space-y-4" onSubmit={handleSubmit(send)}>
      <FieldFrame label={t("basic.name")} error={errors.name?.message} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            {...register("name", { required, minLength: { value: 3, message: t("basic.short") } })}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t("basic.email")} error={errors.email?.message} required>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            {...register("email", { required, pattern: { value: /.+@.+\..+/, message: t("basic.wrong") } })}
          />
        )}
      </FieldFrame>
      <Button type="submit">{t("basic.send")}</Button>
      <LiveValues title={t("basic.values")} values={watch()} isValid={isSubmitSuccessful} />
    </form>
  )
}
