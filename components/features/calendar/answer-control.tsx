"use client"

import { Check, CircleHelp, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useId } from "react"
import { Button } from "@/components/ui/button"
import type { Event } from "@/lib/features/calendar/schema"
import { type Answer, answers } from "@/lib/features/calendar/values"

const icons = { yes: <Check />, no: <X />, maybe: <CircleHelp /> }
const tones = { yes: "success", no: "danger", maybe: "warning" } as const

interface Props {
  event: Event
  onAnswer: (answer: Answer) => void
}

/** Asks a guest whether they are coming. Shows nothing to anybody else. */
export function AnswerControl({ event, onAnswer }: Props) {
  const t = useTranslations("calendar.answer")
  const heading = useId()
  const { answer } = event.extendedProps
  if (answer === undefined) return null
  return (
    <section
      aria-labelledby={heading}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded-card border border-line p-4"
    >
      <h3 id={heading} className="font-medium text-ink text-sm">
        {t("question")}
      </h3>
      <div className="flex flex-wrap gap-2">
        {answers.map((choice) => (
          <Button
            key={choice}
            size="sm"
            variant={answer === choice ? "soft" : "outline"}
            tone={answer === choice ? tones[choice] : "neutral"}
            icon={icons[choice]}
            aria-pressed={answer === choice}
            onClick={() => answer !== choice && onAnswer(choice)}
          >
            {t(`choices.${choice}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
