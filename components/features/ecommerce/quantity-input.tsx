"use client"

import { type ComponentProps, useState } from "react"
import { NumberInput } from "@/components/ui/number-input"

interface Props extends Pick<ComponentProps<typeof NumberInput>, "size" | "names"> {
  label: string
  quantity: number
  stock: number
  onChange: (quantity: number) => void
}

/** How many of a product are wanted: at least one, and no more than there are. Left empty, the last number comes back. */
export function QuantityInput({ quantity, stock, onChange, ...rest }: Props) {
  const [isEmpty, setEmpty] = useState(false)
  const most = Math.max(stock, 1)
  return (
    <NumberInput
      {...rest}
      min={1}
      max={most}
      value={isEmpty ? undefined : quantity}
      onChange={(wanted) => {
        setEmpty(!wanted)
        if (wanted) onChange(Math.min(most, Math.max(1, Math.trunc(wanted))))
      }}
      onBlur={() => setEmpty(false)}
      className="w-28!"
    />
  )
}
