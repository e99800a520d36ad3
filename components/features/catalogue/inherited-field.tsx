"use client"

import clsx from "clsx"
import { RotateCcw } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { useController } from "react-hook-form"
import { Button } from "@/components/ui/button"

interface Props {
  name: string
  /** The name of the field for screen readers. */
  label: string
  /** The inherited value as a text; undefined if there is nothing to inherit from. */
  inherited: string | undefined
  /** The value that means inherited. */
  none?: unknown
  children: ReactNode
}

/** Around the field of a default: an own value is bold and can go back to the inherited one, which is shown in grey. */
export function InheritedField({ name, label, inherited, none = null, children }: Props) {
  const t = useTranslations("categories")
  const { field } = useController({ name })
  const { value } = field
  const isEmpty = value === null || value === undefined || value === ""
  const isOwn = typeof value === "object" && value !== null ? Object.keys(value).length > 0 : !isEmpty
  return (
    <div className={clsx(isOwn && "[&_input]:font-semibold [&_select]:font-semibold")}>
      {children}
      {inherited !== undefined && (
        <p className="mt-1 flex min-h-8 items-center gap-2 text-ink-muted text-xs">
          {isOwn ? (
            <Button
              size="sm"
              variant="ghost"
              icon={<RotateCcw />}
              label={t("backOf", { field: label })}
              onClick={() => field.onChange(none)}
            >
              {t("back")}
            </Button>
          ) : (
            t("inherits", { value: inherited || t("nothing") })
          )}
        </p>
      )}
    </div>
  )
}
