"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { type DefaultValues, FormProvider, type UseFormReturn, useForm } from "react-hook-form"
import type * as z from "zod"
import { Alert } from "@/components/ui/alert"
import { useLayer } from "@/components/ui/layer-context"
import type { Tone } from "@/components/ui/tone"
import type { Translate } from "@/lib/core/i18n/translator"
import { FormButtons } from "./form-buttons"
import { type FormProblems, placeProblems, problemsOf } from "./form-problems"
import { type FormSchema, lazyResolver, loadValidation, notLoaded, type SchemaLoader } from "./lazy-resolver"
import { RestoredNotice } from "./restored-notice"
import { useKeptInput } from "./use-kept-input"
import { useUnsavedGuard } from "./use-unsaved-guard"

type Handle<S extends FormSchema> = UseFormReturn<z.input<S>, unknown, z.output<S>>

type Send<S extends FormSchema, Answer> = (values: z.output<S>, form: Handle<S>) => Answer

interface Props<S extends FormSchema> {
  /** `() => import("./user-schema").then((m) => m.userForm)` */
  schema: SchemaLoader<S>
  /** A value for every field; server errors are matched to fields by these names. */
  defaultValues: DefaultValues<z.input<S>>
  /** Receives the parsed values. If it throws a CallError or returns problems, the form keeps its input. */
  onSubmit: Send<S, Promise<FormProblems | undefined>> | Send<S, Promise<void>> | Send<S, void>
  submitLabel: ReactNode
  onCancel?: () => void
  /** Asks before unsaved changes are lost, and keeps them over a reload; off for forms that store nothing, such as sign-in. */
  guard?: boolean
  /** The submit button has the full width. */
  wide?: boolean
  /** Colour of the submit button; `danger` for what can't be undone. */
  tone?: Tone
  className?: string
  children: ReactNode
}

/**
 * A form validated by the schema of its endpoint. It is submitted only once at a time, and errors appear at their
 * fields.
 */
export function Form<S extends FormSchema>({
  schema,
  defaultValues,
  onSubmit,
  submitLabel,
  onCancel,
  guard = true,
  wide,
  tone,
  className,
  children,
}: Props<S>) {
  const t = useTranslations("ui")
  const errors = useTranslations("errors") as unknown as Translate
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [problem, setProblem] = useState<string>()
  const form: Handle<S> = useForm({ defaultValues, resolver: lazyResolver(schema, errors), shouldFocusError: false })
  const { isDirty, isSubmitting, submitCount } = form.formState
  const leaveDialog = useUnsavedGuard(guard && isDirty && !isSubmitting)

  const kept = useKeptInput(
    {
      element,
      values: () => form.getValues(),
      restore: (values) =>
        form.reset({ ...form.getValues(), ...(values as DefaultValues<z.input<S>>) }, { keepDefaultValues: true }),
      watch: (callback) => form.subscribe({ formState: { values: true }, callback }),
    },
    guard,
  )
  const discard = () => {
    form.reset()
    kept.settled()
  }

  // In a dialog or drawer, focus the first field, except on phones, where that would open the keyboard.
  const inLayer = useLayer() !== null
  useEffect(() => {
    if (!inLayer || !window.matchMedia("(hover: hover)").matches) return
    element.current?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus()
  }, [inLayer])

  // After the errors are rendered, focus the first invalid field.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus()
  }, [submitCount])

  const send = async (values: z.output<S>) => {
    try {
      const problems = await onSubmit(values, form)
      if (problems) setProblem(placeProblems(form, problems))
      else {
        form.reset(form.getValues(), { keepSubmitCount: true })
        kept.settled()
      }
    } catch (failure) {
      const problems = problemsOf(failure, { offline: t("offline"), unforeseen: t("error") })
      setProblem(placeProblems(form, problems))
    }
  }
  const submit = form.handleSubmit(send, (wrong) => setProblem(notLoaded(wrong) ? t("offline") : undefined))

  return (
    <FormProvider {...form}>
      <form
        id={id}
        ref={element}
        noValidate
        className={clsx("flex flex-col gap-4", className)}
        onFocus={() => void loadValidation(schema).catch(() => undefined)}
        onSubmit={async (event) => {
          event.preventDefault()
          // A form in a dialog must not submit the form around it.
          event.stopPropagation()
          if (isSending.current) return
          isSending.current = true
          setProblem(undefined)
          try {
            await submit(event)
          } finally {
            isSending.current = false
          }
        }}
      >
        {kept.isRestored && <RestoredNotice onDiscard={discard} />}
        {problem && (
          <Alert tone="danger" announce>
            {problem}
          </Alert>
        )}
        {children}
        <FormButtons formId={id} submitLabel={submitLabel} onCancel={onCancel} wide={wide} tone={tone} />
      </form>
      {leaveDialog}
    </FormProvider>
  )
}
