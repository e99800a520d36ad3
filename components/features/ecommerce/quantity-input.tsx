"use client"

import { type ComponentProps, useState } from "react"
import { NumberInput } from "@/components/ui/number-input"

interface Props extends Pick<ComponentProps<typeof NumberInput>, "size" | "names"> {
  label: string
  quantity: number
  stock: number
  onChange: (quantity: number) => void
}

/** A quantity between one and the stock. If left empty, the last number returns. */
export function QuantityInput({ quantity, stock, onChange, ...rest }: Props) {
  const [isEmpty, setEmpty] = useState(false)
  const max = Math.max(stock, 1)
  return (
    <NumberInput
      {...rest}
      min={1}
      max={max}
      value={isEmpty ? undefined : quantity}
      onChange={(typed) => {
        setEmpty(!typed)
        if (typed) onChange(Math.min(max, Math.max(1, Math.trunc(typed))))
      }}
      onBlur={() => setEmpty(false)}
      className="w-28!"
    />
  )
}
