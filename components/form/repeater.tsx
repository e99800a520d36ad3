"use client"

import clsx from "clsx"
import { Plus, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { type ReactNode, useRef, useState } from "react"
import { useFieldArray } from "react-hook-form"
import { Button } from "@/components/ui/button"

interface Props {
  /** Name of the list in the surrounding form. */
  name: string
  /** Values of a new row. */
  empty: Record<string, unknown>
  /** Minimum number of rows; the rest can be removed. */
  min?: number
  /** Rows slide in and out. */
  animated?: boolean
  /** Label of the add button; "Add a row" by default. */
  addLabel?: ReactNode
  /** Renders a row's fields; `name("price")` returns `rows.2.price`. */
  children: (name: (field: string) => string, index: number) => ReactNode
}

/** Rows of fields that can be added and removed, in a `Form`. */
export function Repeater({ name, empty, min = 1, animated, addLabel, children }: Props) {
  const t = useTranslations("ui")
  const { fields, append, remove } = useFieldArray({ name })
  const [leaving, setLeaving] = useState<string>()
  const add = useRef<HTMLButtonElement>(null)
  const removeRow = (index: number) => {
    remove(index)
    setLeaving(undefined)
    add.current?.focus()
  }
  return (
    <div className="space-y-3">
      <ul className="divide-y divide-line">
        {fields.map(({ id }, index) => (
          <li
            key={id}
            onTransitionEnd={(event) => {
              if (leaving === id && event.target === event.currentTarget && event.propertyName === "opacity")
                removeRow(index)
            }}
            className={clsx(
              "grid grid-rows-[1fr]",
              animated && "transition-all duration-slow starting:grid-rows-[0fr] starting:opacity-0",
              leaving === id && "grid-rows-[0fr]! opacity-0",
            )}
          >
            <div
              className={clsx("flex min-h-0 items-start gap-3", animated && "overflow-clip [overflow-clip-margin:4px]")}
            >
              <div className="min-w-0 flex-1 py-3">{children((field) => `${name}.${index}.${field}`, index)}</div>
              <Button
                variant="ghost"
                tone="danger"
                iconOnly
                icon={<X />}
                label={t("removeRow", { number: index + 1 })}
                disabled={fields.length <= min}
                onClick={() => (animated ? setLeaving(id) : removeRow(index))}
                className="mt-3 sm:mt-9"
              />
            </div>
          </li>
        ))}
      </ul>
      <Button ref={add} variant="soft" icon={<Plus />} onClick={() => append(empty)}>
        {addLabel ?? t("addRow")}
      </Button>
    </div>
  )
}
