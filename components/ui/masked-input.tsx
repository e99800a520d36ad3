"use client"

import type { MaskitoOptions } from "@maskito/core"
import clsx from "clsx"
import { useEffect, useState } from "react"
import { Input, type InputProps } from "./input"

interface Props extends Omit<InputProps, "value" | "onChange"> {
  /** Allowed characters and separators; must be a stable object, defined outside the component or with `useMemo`. */
  mask: MaskitoOptions
  value?: string
  /** Called with the formatted text. */
  onChange?: (text: string) => void
}

/**
 * An input that formats its text while the user types, pastes or dictates; always left-to-right, because it is for
 * codes. The mask's code loads when the input is about to be used; until then it is a plain input.
 */
export function MaskedInput({ mask, onChange, onInput, onFocus, onPointerEnter, className, ...rest }: Props) {
  const [input, setInput] = useState<HTMLInputElement>()
  useEffect(() => {
    if (!input) return
    let detach = () => {}
    let isUnmounted = false
    import("@maskito/core").then(
      ({ Maskito }) => {
        if (isUnmounted) return
        const attached = new Maskito(input, mask)
        detach = () => attached.destroy()
      },
      // Without the mask, the text stays as typed.
      () => undefined,
    )
    return () => {
      isUnmounted = true
      detach()
    }
  }, [input, mask])
  return (
    <Input
      autoComplete="off"
      dir="ltr"
      {...rest}
      className={clsx("rtl:text-end rtl:[&_input]:text-end", className)}
      onPointerEnter={(event) => {
        setInput(event.currentTarget)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        setInput(event.currentTarget)
        onFocus?.(event)
      }}
      // Not `onChange`: React does not fire it for text that the mask has set.
      onInput={(event) => {
        onChange?.(event.currentTarget.value)
        onInput?.(event)
      }}
    />
  )
}
