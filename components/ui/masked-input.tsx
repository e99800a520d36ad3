"use client"

import type { MaskitoOptions } from "@maskito/core"
import { useMaskito } from "@maskito/react"
import clsx from "clsx"
import { Input, type InputProps } from "./input"

interface Props extends Omit<InputProps, "ref" | "value" | "onChange"> {
  /** What may be typed and what is put between; one object, made outside the component or kept by `useMemo`. */
  mask: MaskitoOptions
  value?: string
  /** Told the text as it stands in the box. */
  onChange?: (text: string) => void
}

/** A line that puts what is typed into its form while it is typed, pasted or dictated; codes read from left to right everywhere. */
export function MaskedInput({ mask, onChange, className, ...rest }: Props) {
  const ref = useMaskito({ options: mask })
  return (
    <Input
      autoComplete="off"
      dir="ltr"
      {...rest}
      className={clsx("rtl:text-end rtl:[&_input]:text-end", className)}
      ref={ref}
      onInput={(event) => onChange?.(event.currentTarget.value)}
    />
  )
}
