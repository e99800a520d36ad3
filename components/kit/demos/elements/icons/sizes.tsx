"use client"

import { ShoppingBag } from "lucide-react"

const sizes = ["size-4", "size-5", "size-6", "size-8", "size-10", "size-12"]

export default function Sizes() {
  return (
    <ul className="flex flex-wrap items-end gap-6">
      {sizes.map((size) => (
        <li key={size} className="grid justify-items-center gap-2">
          <ShoppingBag aria-hidden="true" className={size} />
          <code dir="ltr" className="text-ink-muted text-xs">
            {size}
          </code>
        </li>
      ))}
    </ul>
  )
}
