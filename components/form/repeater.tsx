"use client"

import clsx from "clsx"
import { Plus, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { type ReactNode, useRef, useState } from "react"
import { useFieldArray } from "react-hook-form"
import { Button } from "@/components/ui/button"

interface Props {
  /** The list in the form around. */
  name: string
  /** What a new row holds. */
  empty: Record<string, unknown>
  /** So many rows cannot be taken away. */
  min?: number
  /** Rows slide in and out. */
  animated?: boolean
  /** "Add a row", unless said. */
  addLabel?: ReactNode
  /** The fields of a row, given how each is named: `name("price")` is `rows.2.price`. */
  children: (name: (field: string) => string, index: number) => ReactNode
}

/** Rows of fields that one adds and takes away, in a `Form`. */
export function Repeater({ name, empty, min = 1, animated, addLabel, children }: Props) {
  const t = useTranslations("ui")
  const { fields, append, remove } = useFieldArray({ name })
  const [leaving, setLeaving] = useState<string>()
  const add = useRef<HTMLButtonElement>(null)
  const take = (index: number) => {
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
                take(index)
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
                onClick={() => (animated ? setLeaving(id) : take(index))}
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
