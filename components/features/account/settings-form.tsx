"use client"

import { useRouter } from "next/navigation"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import type { DefaultValues, UseFormReturn } from "react-hook-form"
import type * as z from "zod"
import { Form } from "@/components/form/form"
import type { FormProblems } from "@/components/form/form-problems"
import type { FormSchema, SchemaLoader } from "@/components/form/lazy-resolver"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { toast } from "@/components/ui/toast"

interface Props<S extends FormSchema> {
  title: string
  text?: string
  schema: SchemaLoader<S>
  defaultValues: DefaultValues<z.input<S>>
  /** Saves the values, or returns why not. @throws CallError, which the form shows */
  save: (
    values: z.output<S>,
    form: UseFormReturn<z.input<S>, unknown, z.output<S>>,
  ) => Promise<FormProblems | undefined>
  submitLabel?: string
  children: ReactNode
}

/** A card with one group of settings, saved together. */
export function SettingsForm<S extends FormSchema>({ title, text, save, submitLabel, children, ...form }: Props<S>) {
  const t = useTranslations("account")
  const router = useRouter()
  const send = async (values: z.output<S>, form: UseFormReturn<z.input<S>, unknown, z.output<S>>) => {
    const problems = await save(values, form)
    if (problems) return problems
    toast.success(t("saved"))
    // The navbar shows the name and the picture too.
    router.refresh()
    return undefined
  }
  return (
    <Card>
      <CardHeader title={title} subtitle={text} />
      <CardBody>
        <Form {...form} onSubmit={send} submitLabel={submitLabel ?? t("save")}>
          {children}
        </Form>
      </CardBody>
    </Card>
  )
}

/** Lays out fields side by side where there is room. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">{children}</div>
)
