"use client"

import { Pencil, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import type { FaqQuestion } from "@/lib/features/faq/schema"

interface Props {
  question: Pick<FaqQuestion, "question" | "ans">
  /** Omitted or false without permission. */
  onEdit?: false | (() => void)
  onDelete?: false | (() => void)
}

/** The answer to a question, with buttons to edit and delete the question. */
export function QuestionAnswer({ question: { question, ans }, onEdit, onDelete }: Props) {
  const t = useTranslations("faq")
  const button = { variant: "ghost", size: "sm" } as const
  return (
    <>
      <p dir="auto" className="max-w-prose whitespace-pre-line text-pretty">
        {ans}
      </p>
      {(onEdit || onDelete) && (
        <p className="mt-3 flex gap-1">
          {onEdit && (
            <Button {...button} icon={<Pencil />} label={`${t("edit")}: ${question}`} onClick={onEdit}>
              {t("edit")}
            </Button>
          )}
          {onDelete && (
            <Button
              {...button}
              tone="danger"
              icon={<Trash2 />}
              label={`${t("delete")}: ${question}`}
              onClick={onDelete}
            >
              {t("delete")}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
