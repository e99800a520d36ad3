"use client"

import type { MaskitoOptions } from "@maskito/core"
import clsx from "clsx"
import { useEffect, useState } from "react"
import { Input, type InputProps } from "./input"

interface Props extends Omit<InputProps, "value" | "onChange"> {
  /** What may be typed and what is put between; one object, made outside the component or kept by `useMemo`. */
  mask: MaskitoOptions
  value?: string
  /** Told the text as it stands in the box. */
  onChange?: (text: string) => void
}

/**
 * A line that puts what is typed into its form while it is typed, pasted or dictated; codes read from left to right
 * everywhere. What does that is fetched when the line is about to be used; till then it is a line like any other.
 */
export function MaskedInput({ mask, onChange, onInput, onFocus, onPointerEnter, className, ...rest }: Props) {
  const [box, setBox] = useState<HTMLInputElement>()
  useEffect(() => {
    if (!box) return
    let detach = () => {}
    let isGone = false
    import("@maskito/core").then(
      ({ Maskito }) => {
        if (isGone) return
        const attached = new Maskito(box, mask)
        detach = () => attached.destroy()
      },
      // Without it the text goes on as it was typed.
      () => undefined,
    )
    return () => {
      isGone = true
      detach()
    }
  }, [box, mask])
  return (
    <Input
      autoComplete="off"
      dir="ltr"
      {...rest}
      className={clsx("rtl:text-end rtl:[&_input]:text-end", className)}
      onPointerEnter={(event) => {
        setBox(event.currentTarget)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        setBox(event.currentTarget)
        onFocus?.(event)
      }}
      // Not `onChange`: React doesn't tell of a text that the mask has put there.
      onInput={(event) => {
        onChange?.(event.currentTarget.value)
        onInput?.(event)
      }}
    />
  )
}
