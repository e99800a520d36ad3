"use client"

import clsx from "clsx"
import { ArrowLeft, ArrowRight } from "lucide-react"
import { useTranslations } from "next-intl"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { type FieldValues, FormProvider, useForm } from "react-hook-form"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import type { Translate } from "@/lib/core/i18n/translator"
import { placeProblems, problemsOf } from "./form-problems"
import { type FormSchema, lazyResolver, notLoaded, type SchemaLoader } from "./lazy-resolver"
import { RestoredNotice } from "./restored-notice"
import { useKeptInput } from "./use-kept-input"
import { useUnsavedGuard } from "./use-unsaved-guard"
import { WizardSteps } from "./wizard-steps"

export interface WizardStep {
  name: string
  title: string
  /** A secondary line below the title. */
  text?: string
  /** Icon instead of the step's number. */
  icon?: ReactNode
  /** Schema that the step's fields must match before the next step opens. */
  schema: SchemaLoader<FormSchema>
  /** The first part of the names of its fields, so that an error of the server opens the step of its field. */
  fields?: readonly string[]
  /** The step's fields. */
  content: ReactNode
}

interface Props {
  steps: WizardStep[]
  /** A value for every field of every step. */
  defaultValues: FieldValues
  /** Called with the values of all steps, after the last one. If it throws a CallError, the input stays. */
  onSubmit: (values: FieldValues) => Promise<void> | void
  submitLabel: ReactNode
  /** Steps above or beside the fields. */
  layout?: "horizontal" | "vertical"
  /** Classic: one frame around steps and fields. Modern: the steps are outside the frame. */
  look?: "classic" | "modern"
  /** Keeps what was typed over a reload, and asks before it is lost. */
  guard?: boolean
}

/**
 * A long form in steps. Each step is validated before the next one opens, and the user can return to completed ones.
 */
export function Wizard({
  steps,
  defaultValues,
  onSubmit,
  submitLabel,
  layout = "horizontal",
  look = "classic",
  guard = false,
}: Props) {
  const t = useTranslations("ui")
  const errors = useTranslations("errors") as unknown as Translate
  const [current, setCurrent] = useState(0)
  const [reached, setReached] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const schema = steps[current]?.schema
  const form = useForm({ defaultValues, resolver: schema && lazyResolver(schema, errors) })
  const [problem, setProblem] = useState<string>()
  const { isDirty, isSubmitting } = form.formState
  const leaveDialog = useUnsavedGuard(guard && isDirty && !isSubmitting)
  const kept = useKeptInput(
    {
      element,
      values: () => form.getValues(),
      restore: (values) => form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true }),
      watch: (callback) => form.subscribe({ formState: { values: true }, callback }),
    },
    guard,
  )
  const isLast = current === steps.length - 1
  const vertical = layout === "vertical"
  const frameClass = "rounded-card border border-line"

  const go = (step: number) => {
    hasMoved.current = true
    setCurrent(step)
    setReached((before) => Math.max(before, step))
  }
  // Focus the heading, so that screen readers announce the new step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step changes
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
  }, [current])
  const startAgain = () => {
    form.reset()
    kept.settled()
    go(0)
    setReached(0)
  }
  const next = async () => {
    setProblem(undefined)
    if (!isLast) return go(current + 1)
    try {
      await onSubmit(form.getValues())
    } catch (failure) {
      const problems = problemsOf(failure, { offline: t("offline"), unforeseen: t("error") })
      setProblem(placeProblems(form, problems))
      const [wrong] = Object.keys(problems.fields ?? {}).map((name) => name.split(".")[0] ?? name)
      const step = steps.findIndex(({ fields }) => wrong !== undefined && fields?.includes(wrong))
      return step >= 0 ? go(step) : undefined
    }
    startAgain()
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={form.handleSubmit(next, (wrong) => setProblem(notLoaded(wrong) ? t("offline") : undefined))}
        className={clsx(
          vertical && "md:grid md:grid-cols-[15rem_minmax(0,1fr)]",
          look === "classic" ? frameClass : vertical ? "gap-5 max-md:space-y-4" : "space-y-4",
        )}
      >
        <WizardSteps
          steps={steps}
          current={current}
          reached={reached}
          vertical={vertical}
          onGo={go}
          className={clsx(
            look === "classic" && "border-line p-4",
            look === "classic" && (vertical ? "max-md:border-b md:border-e" : "border-b"),
          )}
        />
        <div className={clsx("p-5", look === "modern" && frameClass)}>
          {kept.isRestored && <RestoredNotice onDiscard={startAgain} />}
          {steps.map(({ name, title, text, content }, step) => (
            <div key={name} hidden={step !== current}>
              <h3
                ref={step === current ? heading : undefined}
                tabIndex={-1}
                className="font-semibold text-base outline-none"
              >
                {title}
              </h3>
              <p className="mb-4 text-dense text-ink-muted">
                {t("stepOf", { number: step + 1, count: steps.length })}
                {text && ` · ${text}`}
              </p>
              {problem && step === current && (
                <Alert tone="danger" announce className="mb-4">
                  {problem}
                </Alert>
              )}
              {content}
            </div>
          ))}
          <div className="mt-5 flex justify-between gap-2">
            <Button
              variant="outline"
              icon={<ArrowLeft className="rtl:rotate-180" />}
              disabled={current === 0}
              onClick={() => go(current - 1)}
            >
              {t("previous")}
            </Button>
            <Button type="submit" tone={isLast ? "success" : undefined} busy={isSubmitting}>
              {isLast ? (
                submitLabel
              ) : (
                <span className="flex items-center gap-2">
                  {t("next")} <ArrowRight aria-hidden="true" className="rtl:rotate-180" />
                </span>
              )}
            </Button>
          </div>
        </div>
      </form>
      {leaveDialog}
    </FormProvider>
  )
}
