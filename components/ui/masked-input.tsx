"use client"

import type { MaskitoOptions } from "@maskito/core"
import { useMaskito } from "@maskito/react"
import { Input, type InputProps } from "./input"

interface Props extends Omit<InputProps, "ref" | "value" | "onChange"> {
  /** What may be typed and what is put between; one object, made outside the component or kept by `useMemo`. */
  mask: MaskitoOptions
  value?: string
  /** Told the text as it stands in the box. */
  onChange?: (text: string) => void
}

/** A line that puts what is typed into its form while it is typed, pasted or dictated. */
export function MaskedInput({ mask, onChange, ...rest }: Props) {
  const ref = useMaskito({ options: mask })
  return <Input autoComplete="off" {...rest} ref={ref} onInput={(event) => onChange?.(event.currentTarget.value)} />
}
