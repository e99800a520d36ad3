"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { type DefaultValues, FormProvider, type UseFormReturn, useForm } from "react-hook-form"
import type * as z from "zod"
import { Alert } from "@/components/ui/alert"
import { useLayer } from "@/components/ui/layer-context"
import type { Translate } from "@/lib/core/i18n/translator"
import { FormButtons } from "./form-buttons"
import { type FormProblems, placeProblems, problemsOf } from "./form-problems"
import { type FormSchema, lazyResolver, type SchemaLoader } from "./lazy-resolver"
import { useUnsavedGuard } from "./use-unsaved-guard"

type Handle<S extends FormSchema> = UseFormReturn<z.input<S>, unknown, z.output<S>>

type Send<S extends FormSchema, Answer> = (values: z.output<S>, form: Handle<S>) => Answer

interface Props<S extends FormSchema> {
  /** `() => import("@/lib/features/users/schema").then((m) => m.userForm)` */
  schema: SchemaLoader<S>
  /** A value for every field; the server's messages find their field among them. */
  defaultValues: DefaultValues<z.input<S>>
  /** What is sent, parsed. It may throw a CallError or answer problems; then everything stays as it was typed. */
  onSubmit: Send<S, Promise<FormProblems | undefined>> | Send<S, Promise<void>> | Send<S, void>
  submitLabel: ReactNode
  onCancel?: () => void
  /** Asks before unsaved changes are lost; off for forms that keep nothing, such as sign-in. */
  guard?: boolean
  /** The submit button takes the whole width. */
  wide?: boolean
  className?: string
  children: ReactNode
}

/** A form: fields inside, checked by the schema of its call, sent once, with every message at its place. */
export function Form<S extends FormSchema>({
  schema,
  defaultValues,
  onSubmit,
  submitLabel,
  onCancel,
  guard = true,
  wide,
  className,
  children,
}: Props<S>) {
  const t = useTranslations("ui")
  const errors = useTranslations("errors") as unknown as Translate
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [problem, setProblem] = useState<string>()
  const form: Handle<S> = useForm({ defaultValues, resolver: lazyResolver(schema, errors), shouldFocusError: false })
  const { isDirty, isSubmitting, submitCount } = form.formState
  const leaveDialog = useUnsavedGuard(guard && isDirty && !isSubmitting)

  // Opened in a dialog or drawer, one can type at once; not on phones, where it would bring up the keyboard.
  const inLayer = useLayer() !== null
  useEffect(() => {
    if (!inLayer || !window.matchMedia("(hover: hover)").matches) return
    element.current?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus()
  }, [inLayer])

  // After the messages are painted, the first of them gets the focus, whoever made it.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus()
  }, [submitCount])

  const send = async (values: z.output<S>) => {
    try {
      const problems = await onSubmit(values, form)
      if (problems) setProblem(placeProblems(form, problems))
      else form.reset(form.getValues(), { keepSubmitCount: true })
    } catch (failure) {
      const problems = problemsOf(failure, { offline: t("offline"), unforeseen: t("error") })
      setProblem(placeProblems(form, problems))
    }
  }
  const submit = form.handleSubmit(send)

  return (
    <FormProvider {...form}>
      <form
        id={id}
        ref={element}
        noValidate
        className={clsx("flex flex-col gap-4", className)}
        onFocus={() => void schema().catch(() => undefined)}
        onSubmit={async (event) => {
          event.preventDefault()
          // A form in a dialog must not send the form around it.
          event.stopPropagation()
          if (sending.current) return
          sending.current = true
          setProblem(undefined)
          try {
            await submit(event)
          } finally {
            sending.current = false
          }
        }}
      >
        {problem && (
          <Alert tone="danger" announce>
            {problem}
          </Alert>
        )}
        {children}
        <FormButtons formId={id} submitLabel={submitLabel} onCancel={onCancel} wide={wide} />
      </form>
      {leaveDialog}
    </FormProvider>
  )
}
